"""Sizes of files and functions, and how much is comment."""
import math

from code_text import comment_lines, scripts_only
from functions import find_functions

FILE_LIMIT, FILE_MOST, FILE_MEDIAN = 600, 400, 150
FUNCTION_LIMIT, FUNCTION_MOST = 60, 25
MEASURED = {".cpp", ".h", ".ts", ".svelte", ".mjs", ".py", ".sh", ".cmake", ".css"}
WITH_FUNCTIONS = {".cpp", ".h", ".ts", ".svelte", ".mjs"}


def share(values, fraction):
    """The value that this fraction of the values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * fraction) - 1)] if ordered else 0


def check_file_sizes(files):
    measured = [file for file in files if file.suffix in MEASURED]
    wrong = [f"{file.path}:{FILE_LIMIT}: {file.lines} lines, limit {FILE_LIMIT}"
             for file in measured if file.lines > FILE_LIMIT]
    sizes = [file.lines for file in measured]
    for name, fraction, limit in (("90 %", 0.9, FILE_MOST), ("half", 0.5, FILE_MEDIAN)):
        if (size := share(sizes, fraction)) > limit:
            longest = ", ".join(f"{file.path} ({file.lines})"
                                for file in sorted(measured, key=lambda file: -file.lines)[:8])
            wrong.append(f"{name} of all files must have at most {limit} lines, now {size}; longest: {longest}")
    return wrong


def all_functions(files):
    return [(file, function) for file in files if file.suffix in WITH_FUNCTIONS for function in find_functions(file)]


def check_function_sizes(files):
    """No function over the limit; nine of ten of the product (tests aside) short."""
    functions = all_functions(files)
    wrong = [f"{f.path}:{f.line}: {f.name} has {f.lines} lines, limit {FUNCTION_LIMIT}"
             for _, f in functions if f.lines > FUNCTION_LIMIT]
    product = sorted((f for file, f in functions if not file.is_test), key=lambda f: -f.lines)
    if (size := share([f.lines for f in product], 0.9)) > FUNCTION_MOST:
        longest = "\n  ".join(f"{f.path}:{f.line}: {f.name} ({f.lines})" for f in product if f.lines > FUNCTION_MOST)
        wrong.append(f"90 % of functions must have at most {FUNCTION_MOST} lines, now {size}; over it:\n  {longest}")
    return wrong


def report(files):
    """One line a folder: files, lines, functions, comment share."""
    folders = {}
    for file in files:
        if file.suffix in WITH_FUNCTIONS and not file.is_test:
            folders.setdefault(file.folder, []).append(file)
    rows = []
    for folder, members in sorted(folders.items()):
        comment = code = 0
        for file in members:
            text = scripts_only(file.text) if file.suffix == ".svelte" else file.text
            counted = comment_lines(text, typescript=file.suffix not in (".cpp", ".h"))
            comment, code = comment + counted[0], code + counted[1]
        sizes = [f.lines for _, f in all_functions(members)]
        rows.append(f"{folder:9} {len(members):4} files, median {share([f.lines for f in members], 0.5):4} lines, "
                    f"90 % {share([f.lines for f in members], 0.9):4}; {len(sizes):4} functions, "
                    f"median {share(sizes, 0.5):3}, 90 % {share(sizes, 0.9):3}; "
                    f"comment {100 * comment / max(1, comment + code):4.1f} %")
    return "\n".join(rows)
