"""Finds functions and their length by matching braces. A heuristic: good enough for a budget."""
import re
from dataclasses import dataclass
from functools import lru_cache

from code_text import scripts_only, strip

_CONTROL = re.compile(r"^(\}?\s*else\b|if|for|while|switch|catch|do|try|namespace|return|case)\b")
_SCOPE = re.compile(r"\b(class|struct|enum|union|namespace|interface|concept)\b[^()]*$"
                    r"|^(export\s+)?(declare\s+)?(class|namespace|module|interface)\b|^extern\b[^(]*$"
                    r"|\bdescribe(\.\w+)*\(")
_CPP_FUNCTION = re.compile(r"\)\s*(const|noexcept(\s*\([^()]*\))?|override|final|mutable|&&?|try"
                           r"|->\s*[\w:<>,\s*&\[\]]+|requires\b.*|\s)*$", re.S)
_TS_FUNCTION = re.compile(r"=>\s*$|\)\s*(:\s*[^=;]+)?$", re.S)
_MEMBER_INITIALISER = re.compile(r"\)\s*(noexcept\s*)?:(?!:)(.*[\w>])?\s*$", re.S)
_AFTER_MEMBERS = re.compile(r"\)\s*(noexcept\s*)?:(?!:).*\}\s*$", re.S)
_TS_TYPE = re.compile(r"[:<|&,(?]\s*$")


@dataclass(frozen=True)
class Function:
    path: str
    line: int
    name: str
    lines: int


def _code(file):
    typescript = file.suffix != ".cpp" and file.suffix != ".h"
    text = scripts_only(file.text) if file.suffix == ".svelte" else file.text
    text = strip(text, typescript=typescript)
    if not typescript:  # preprocessor lines, with their continuations
        text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", lambda m: re.sub(r"[^\n]", " ", m[0]), text, flags=re.M)
    return text, typescript


def _name(header):
    found = re.search(r"(?:function\s+|const\s+|let\s+)?([\w:~]+(?:\([^()]*\))?)\s*(?:=\s*(?:async\s*)?)?\(", header)
    return found[1] if found else header.strip().split("\n")[0][:40]


def _kind(header, typescript):
    """What the block after this header is: a function, a scope that may hold some, or anything else."""
    bare = re.sub(r"^(\s*template\s*<[^{};]*?>\s*(?=\w)|\s*\[\[[^\]]*\]\]\s*)+", "", header).strip()
    if _CONTROL.match(bare):
        return "block"
    if _SCOPE.search(bare):
        return "scope"
    if not typescript and _AFTER_MEMBERS.search(bare):
        return "function"
    return "function" if (_TS_FUNCTION if typescript else _CPP_FUNCTION).search(bare) and "(" in bare else "block"


def _part_of_header(header, parens, typescript):
    """Whether the brace after this text belongs to it: {} of a member, of a default value, of a type."""
    if typescript:
        return bool(_TS_TYPE.search(header)) or (parens > 0 and not _TS_FUNCTION.search(header))
    return parens > 0 or bool(_MEMBER_INITIALISER.search(header))


@lru_cache(maxsize=None)
def find_functions(file):
    """The outermost functions of a file; what is nested in one belongs to it."""
    text, typescript = _code(file)
    found, stack = [], []  # stack: (kind, header, where it begins, open parentheses and begin to go back to)
    begin, parens = 0, 0
    for token in re.finditer(r"[()\[\]{};]|\b(public|private|protected)\s*:(?!:)", text):
        c, i = token[0], token.start()
        if c in "([":
            parens += 1
        elif c in ")]":
            parens = max(0, parens - 1)
        elif c == "{":
            header = text[begin:i]
            kind = "block"
            if not any(entry[0] == "function" for entry in stack):
                part = _part_of_header(header, parens, typescript)
                kind = "part" if part else _kind(header, typescript)
            stack.append((kind, header, begin + len(header) - len(header.lstrip()), parens, begin))
            begin, parens = i + 1, 0
        elif c == "}" and stack:
            kind, header, start, parens, before = stack.pop()
            begin = before if kind == "part" else i + 1
            if kind == "function":
                first = text.count("\n", 0, start) + 1
                found.append(Function(file.path, first, _name(header), text.count("\n", 0, i) + 2 - first))
        elif c == ";" and not parens or c.endswith(":"):
            begin = token.end()
    return found
