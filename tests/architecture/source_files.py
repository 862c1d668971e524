"""The files of the repository, as the checks see them."""
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

CODE = {".cpp", ".h", ".ts", ".svelte", ".mjs", ".js", ".css", ".py", ".sh", ".cmake"}
TEXT = CODE | {".md", ".txt", ".toml", ".json", ".html", ".ftl", ".yml", ".carc", ".perft", ""}


@dataclass(frozen=True)
class SourceFile:
    path: str  # from the top of the repository, with slashes
    text: str

    @property
    def suffix(self):
        return Path(self.path).suffix

    @property
    def folder(self):
        return self.path.split("/")[0]

    @property
    def lines(self):
        return self.text.count("\n") + (0 if self.text.endswith("\n") or not self.text else 1)

    @property
    def is_test(self):
        name = Path(self.path).name
        return (self.folder in ("tests", "bench") or "_test." in name or ".test." in name
                or self.path.startswith(("web/tests/", "web/e2e/")))


def repository_root():
    given = os.environ.get("BASTIDE_SOURCE_DIR")
    return Path(given) if given else Path(__file__).resolve().parents[2]


def _listed(root):
    """What git tracks or would add; without git, all but what is built."""
    command = ["git", "-c", "safe.directory=*", "-C", str(root), "ls-files", "-z",
               "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if found.returncode == 0:
        return sorted(set(filter(None, found.stdout.split("\0"))))
    skipped = {".git", "build", "node_modules", "dist", ".deps", "__pycache__"}
    paths = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in skipped]
        paths += [os.path.relpath(os.path.join(folder, name), root) for name in names]
    return sorted(paths)


def read_files(root, suffixes):
    """All files below root with these suffixes, links and vanished ones left out."""
    files = []
    for path in _listed(root):
        full = Path(root) / path
        if Path(path).suffix not in suffixes or full.is_symlink() or not full.is_file():
            continue
        files.append(SourceFile(path, full.read_text(encoding="utf-8", errors="replace")))
    return files
