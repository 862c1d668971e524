"""Blanks out comments and strings of C++ and TypeScript, keeping every newline and column."""
import re

_RAW = re.compile(r'R"([^()\\ ]{0,16})\(')
_REGEX_BEFORE = re.compile(r"(^|[(,=:\[!&|?{};+]|=>|\breturn|\bcase|\btypeof)\s*$")
_NUMBER_BEFORE = re.compile(r"[0-9a-fA-F]$")


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


def _quoted_end(text, start):
    """The index after a "…" or '…' that begins at start; it ends at the end of its line at last."""
    quote, i = text[start], start + 1
    while i < len(text) and text[i] not in (quote, "\n"):
        i += 2 if text[i] == "\\" else 1
    return min(i + 1, len(text))


def _template_end(text, start):
    """The index after a `…` with its ${…} that begins at start."""
    i = start + 1
    while i < len(text) and text[i] != "`":
        if text[i] == "\\":
            i += 2
        elif text.startswith("${", i):
            i = _substitution_end(text, i + 2)
        else:
            i += 1
    return min(i + 1, len(text))


def _substitution_end(text, i):
    depth = 1
    while i < len(text) and depth:
        if text[i] == "`":
            i = _template_end(text, i)
        elif text[i] in "'\"":
            i = _quoted_end(text, i)
        else:
            depth += {"{": 1, "}": -1}.get(text[i], 0)
            i += 1
    return i


def _regex_end(text, start):
    i, in_class = start + 1, False
    while i < len(text) and text[i] != "\n" and (in_class or text[i] != "/"):
        if text[i] == "\\":
            i += 1
        elif text[i] in "[]":
            in_class = text[i] == "["
        i += 1
    return min(i + 1, len(text))


def _token_end(text, i, typescript):
    """The end of the comment or string that begins at i and whether it is a comment, or (i, None)."""
    if text.startswith("//", i):
        end = text.find("\n", i)
        return (len(text) if end < 0 else end), True
    if text.startswith("/*", i):
        end = text.find("*/", i + 2)
        return (len(text) if end < 0 else end + 2), True
    raw = None if typescript or text[i] != "R" else _RAW.match(text, i)
    if raw:
        end = text.find(f"){raw[1]}\"", raw.end())
        return (len(text) if end < 0 else end + len(raw[1]) + 2), False
    if text[i] == '"' or (text[i] == "'" and (typescript or not _NUMBER_BEFORE.search(text[i - 1:i]))):
        return _quoted_end(text, i), False
    if typescript and text[i] == "`":
        return _template_end(text, i), False
    if typescript and text[i] == "/" and _REGEX_BEFORE.search(text[max(0, i - 40):i]):
        return _regex_end(text, i), False
    return i, None


def strip(text, *, typescript=False, strings=True):
    """text with comments blanked and, unless strings is False, with strings emptied."""
    out, i = [], 0
    while i < len(text):
        end, comment = _token_end(text, i, typescript)
        if comment is None:
            out.append(text[i])
            i += 1
            continue
        token = text[i:end]
        if comment:
            out.append(_blank(token))
        elif strings:
            out.append(token[0] + _blank(token[1:-1]) + token[-1:] if len(token) > 1 else token)
        else:
            out.append(token)
        i = end
    return "".join(out)


def scripts_only(text):
    """The script parts of a Svelte component, at their lines."""
    kept = _blank(text)
    for part in re.finditer(r"<script[^>]*>(.*?)</script>", text, re.S):
        kept = kept[:part.start(1)] + part[1] + kept[part.end(1):]
    return kept


def comment_lines(text, *, typescript=False):
    """How many lines are comment only, and how many have code."""
    code = strip(text, typescript=typescript, strings=False).split("\n")
    comment = sum(1 for raw, bare in zip(text.split("\n"), code) if raw.strip() and not bare.strip())
    return comment, sum(1 for bare in code if bare.strip())
