"""What no file may say: open ends, the paths of a machine, the hosts of a package registry."""
import re

from code_text import strip

# Put together so that this file does not find itself.
OPEN_ENDS = re.compile(r"\b(" + "|".join(("TO" "DO", "FIX" "ME", "XX" "X")) + r")\b")
MACHINE_PATHS = re.compile(r"(?<![\w.@~-])/(wo" r"rk|ro" r"ot|ho" r"me/\w+|Us" r"ers/\w+)/")
REGISTRIES = re.compile(r"(reg" r"istry\.(npmjs|yarnpkg)|deb\.deb" r"ian\.org|archive\.ub" r"untu|node" r"source\.com"
                        r"|py" r"pi\.org|artifact" r"ory|jfrog\.io|pkg\.dev)")
_DECLARATION = re.compile(r"^(?!\s|[})#/]|using|namespace|static_assert|extern|friend|template)[^;{}=]*\([^;{}]*\)[^;{}()]*[;{]", re.M)


def check_words(files):
    wrong = []
    for file in files:
        for number, line in enumerate(file.text.split("\n"), 1):
            for pattern, what in ((OPEN_ENDS, "an open end"), (MACHINE_PATHS, "a path of one machine"),
                                  (REGISTRIES, "a registry's host")):
                if found := pattern.search(line):
                    wrong.append(f"{file.path}:{number}: {what}: {found[0]}")
    return wrong


def undocumented(files):
    """(all, those without a comment right above or behind) of the free functions that core's headers declare."""
    total, missing = 0, []
    for file in files:
        if file.folder != "core" or file.suffix != ".h":
            continue
        code, lines = strip(file.text), file.text.split("\n")
        for found in _DECLARATION.finditer(code):
            total += 1
            number = code.count("\n", 0, found.start()) + 1
            above = lines[number - 2].strip() if number > 1 else ""
            if above.startswith("template"):
                above = lines[number - 3].strip()
            if not above.startswith(("//", "*")) and "//" not in lines[number - 1]:
                missing.append(f"{file.path}:{number}: {lines[number - 1].strip()}")
    return total, missing
