"""Who may include whom, and what the core may not say."""
import re
from pathlib import PurePosixPath

from code_text import strip

ARROWS = {
    "core": {"core"},
    "variants": {"variants", "core"},
    "ai": {"ai", "core"},
    "jcz": {"jcz", "core", "variants"},
    "table": {"table", "jcz", "core", "variants", "ai"},
    "server": {"server", "table", "ai", "variants", "core"},
    "wasm": {"wasm", "table", "jcz", "ai", "variants", "core"},
    "cli": {"cli", "server", "table", "jcz", "ai", "variants", "core"},  # the server for `bastide serve`
}

# What a folder may take from elsewhere besides the standard library; None: anything.
LIBRARIES = {"core": (), "ai": (), "variants": ("toml++/",), "jcz": ("boost/json",),
             "table": ("boost/json", "boost/system", "fmt/"),
             "wasm": ("boost/json", "fmt/"), "server": None, "cli": None}

STANDARD = set("""algorithm any array atomic bit bitset cassert cctype cerrno cfloat charconv cinttypes climits cmath
    compare complex concepts cstddef cstdint cstdio cstdlib cstring deque exception expected forward_list functional
    initializer_list iomanip ios iosfwd istream iterator limits list locale map memory memory_resource new numbers
    numeric optional ostream queue ranges ratio regex set source_location span sstream stack stdexcept streambuf string
    string_view system_error tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant
    vector version iostream fstream filesystem thread random chrono ctime csignal mutex shared_mutex future
    condition_variable stop_token semaphore latch barrier coroutine format print generator""".split())

NOT_IN_CORE = set("""iostream istream ostream sstream fstream filesystem thread random chrono ctime csignal mutex
    shared_mutex future condition_variable stop_token semaphore latch barrier coroutine regex locale format print
    exception stdexcept typeinfo typeindex""".split())

NO_EXCEPTIONS = re.compile(r"\b(throw|try|catch|dynamic_cast|typeid)\b")
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^">]+)[>"]', re.M)
_IMPORT = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)['"](\.[^'"]*)['"]""")

# Words of expansions that the core may not know, also as parts of identifiers and in strings.
EXPANSION_WORDS = set("""river rivers abbot abbots abbey abbeys inn inns cathedral cathedrals builder builders pig pigs
    pigsty trader traders goods phantom phantoms dragon princess fairy portal bazaar bazaars bridges catapult cult
    heretic heretics mayor mayors wagon wagons barn barns acrobat acrobats ringmaster flier fliers volcano
    messenger messengers ferry ferries magician witch""".split())

# A terrain of tile data before it is an expansion: allowed as a plain word, not within another name.
TERRAIN = {"River", "river"}


def _line(text, index):
    return text.count("\n", 0, index) + 1


def includes(file):
    """(line, quoted?, path) of each include."""
    code = strip(file.text, strings=False)
    return [(_line(code, m.start()), m[1] == '"', m[2]) for m in _INCLUDE.finditer(code)]


def _wrong_include(file, quoted, path):
    folder = file.folder
    if quoted:
        target = path.split("/")[0]
        if "/" not in path or target not in ARROWS:
            return f'"{path}" is not a path from the top of the repository'
        return None if target in ARROWS[folder] else f"{folder} may not include {target} ({path})"
    if path.removesuffix(".h") in ARROWS or path.split("/")[0] in ARROWS:
        return f"<{path}> is ours: use quotes"
    if folder == "core" and path in NOT_IN_CORE:
        return f"core may not use <{path}>"
    allowed = LIBRARIES[folder]
    if path in STANDARD or allowed is None or path.startswith(allowed):
        return None
    return f"{folder} may not use <{path}>"


def check_includes(files):
    """The arrows of ARCHITECTURE.md, for product code; tests may include anything."""
    wrong = []
    for file in files:
        if file.folder not in ARROWS or file.suffix not in (".cpp", ".h") or file.is_test:
            continue
        for line, quoted, path in includes(file):
            if problem := _wrong_include(file, quoted, path):
                wrong.append(f"{file.path}:{line}: {problem}")
    return wrong


def builds_on(manifests):
    """{variant: variants it names}, from `builds_on = ["…"]` in its .toml files."""
    named = {}
    for file in manifests:
        parts = file.path.split("/")
        if parts[0] == "variants" and len(parts) > 2 and file.suffix == ".toml":
            for found in re.finditer(r"^builds_on\s*=\s*\[([^\]]*)\]", file.text, re.M):
                named.setdefault(parts[1], set()).update(re.findall(r'"([^"]+)"', found[1]))
    return named


def check_variants(files, manifests):
    """A variant includes another only if its manifest names it, and never in a circle."""
    named, wrong = builds_on(manifests), []
    for file in files:
        parts = file.path.split("/")
        if parts[0] != "variants" or len(parts) < 3 or file.is_test:
            continue
        for line, quoted, path in includes(file):
            target = path.split("/")
            if quoted and target[0] == "variants" and len(target) > 2 and target[1] != parts[1] \
                    and target[1] not in named.get(parts[1], ()):
                wrong.append(f"{file.path}:{line}: {parts[1]} does not name {target[1]} in builds_on")
    return wrong + [f"variants/{start}: builds on itself" for start in sorted(named) if _reaches(named, start)]


def _reaches(named, start):
    todo, seen = list(named[start]), set()
    while todo:
        variant = todo.pop()
        if variant == start:
            return True
        if variant not in seen:
            seen.add(variant)
            todo += named.get(variant, ())
    return False


def check_imports(files):
    """The page imports nothing of the repository but what lies in web/."""
    wrong = []
    for file in files:
        if file.folder != "web" or file.suffix not in (".ts", ".svelte", ".mjs", ".js"):
            continue
        for found in _IMPORT.finditer(strip(file.text, typescript=True, strings=False)):
            depth = len(PurePosixPath(file.path).parent.parts) - found[1].split("?")[0].split("/").count("..")
            if depth < 1:
                wrong.append(f"{file.path}:{_line(file.text, found.start())}: imports {found[1]} from outside web/")
    return wrong


def _words(identifier):
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", identifier)]


def check_core_words(files):
    """No expansion by name, no exceptions, in the core's code and strings (comments may explain)."""
    wrong = []
    for file in files:
        if file.folder != "core" or file.suffix not in (".cpp", ".h") or file.is_test:
            continue
        code = strip(file.text, strings=False)
        for found in re.finditer(r"[A-Za-z_]\w*", code):
            named = EXPANSION_WORDS.intersection(_words(found[0]))
            if named and found[0] not in TERRAIN:
                wrong.append(f"{file.path}:{_line(code, found.start())}: '{found[0]}' names an expansion"
                             f" ({', '.join(sorted(named))})")
        bare = strip(file.text)
        wrong += [f"{file.path}:{_line(bare, m.start())}: the core has no exceptions and no RTTI: {m[0]}"
                  for m in NO_EXCEPTIONS.finditer(bare)]
    return wrong
