"""The include arrows hold, and the check of them finds what is planted."""
import unittest

import arrows
from source_files import SourceFile, read_files, repository_root


def cpp(path, *lines):
    return SourceFile(path, "\n".join(lines) + "\n")


class Repository(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.code = read_files(repository_root(), {".cpp", ".h", ".ts", ".svelte", ".mjs", ".js"})
        cls.manifests = read_files(repository_root(), {".toml"})

    def none_wrong(self, wrong):
        self.assertEqual([], wrong, "\n" + "\n".join(wrong))

    def test_includes(self):
        self.none_wrong(arrows.check_includes(self.code))

    def test_variants(self):
        self.none_wrong(arrows.check_variants(self.code, self.manifests))

    def test_imports_of_the_page(self):
        self.none_wrong(arrows.check_imports(self.code))

    def test_words_of_the_core(self):
        self.none_wrong(arrows.check_core_words(self.code))


class Planted(unittest.TestCase):
    def finds(self, wrong, *expected):
        self.assertEqual(len(expected), len(wrong), wrong)
        for piece, found in zip(expected, wrong):
            self.assertIn(piece, found)

    def test_core_includes_nothing_of_ours(self):
        self.finds(arrows.check_includes([cpp("core/a.h", "#pragma once", '#include "ai/search.h"')]),
                   "core/a.h:2: core may not include ai")

    def test_arrows_have_one_direction(self):
        files = [cpp("ai/a.cpp", '#include "variants/base/base.h"'), cpp("table/t.cpp", '#include "server/s.h"'),
                 cpp("variants/v.cpp", '#include "table/t.h"'), cpp("server/s.cpp", '#include "cli/c.h"'),
                 cpp("cli/c.cpp", '#include "server/s.h"'), cpp("wasm/w.cpp", '#include "server/s.h"')]
        self.finds(arrows.check_includes(files), "ai/a.cpp:1", "table/t.cpp:1", "variants/v.cpp:1", "server/s.cpp:1",
                   "wasm/w.cpp:1")

    def test_core_has_no_clock_threads_or_streams(self):
        text = [f"#include <{name}>" for name in ("iostream", "thread", "random", "chrono", "fstream", "boost/json.hpp")]
        self.assertEqual(6, len(arrows.check_includes([cpp("core/a.cpp", *text)])))
        self.assertEqual([], arrows.check_includes([cpp("core/a.cpp", "#include <vector>", '#include "core/a.h"')]))

    def test_a_commented_include_is_none(self):
        self.assertEqual([], arrows.check_includes([cpp("core/a.h", '// #include "ai/a.h"', '/*', '#include "ai/a.h"', '*/')]))

    def test_includes_begin_at_the_top(self):
        self.finds(arrows.check_includes([cpp("core/a.cpp", '#include "a.h"')]), "not a path from the top")
        self.finds(arrows.check_includes([cpp("core/a.cpp", "#include <core/a.h>")]), "use quotes")
        self.finds(arrows.check_includes([cpp("core/a.cpp", '#include "tests/reference/r.h"')]), "not a path from the top")

    def test_tests_may_include_anything(self):
        self.assertEqual([], arrows.check_includes([cpp("core/a_test.cpp", '#include "ai/a.h"', "#include <thread>")]))

    def test_libraries_stay_where_they_belong(self):
        self.finds(arrows.check_includes([cpp("variants/v.cpp", "#include <toml++/toml.h>", "#include <fmt/format.h>")]),
                   "variants may not use <fmt/format.h>")

    def test_variants_name_what_they_build_on(self):
        user = cpp("variants/b/b.cpp", '#include "variants/a/a.h"', '#include "variants/b/b.h"', '#include "variants/x.h"')
        self.finds(arrows.check_variants([user], []), "b does not name a")
        self.assertEqual([], arrows.check_variants([user], [cpp("variants/b/tiles.toml", 'builds_on = ["a"]')]))

    def test_variants_have_no_circle(self):
        circle = [cpp(f"variants/{a}/tiles.toml", f'builds_on = ["{b}"]') for a, b in ("ab", "bc", "ca", "da")]
        self.finds(arrows.check_variants([], circle), "variants/a", "variants/b", "variants/c")

    def test_the_page_stays_in_its_folder(self):
        files = [SourceFile("web/src/a.ts", "import x from '../../core/x';\n"),
                 SourceFile("web/src/net/b.ts", "import { y } from '../y';\nimport z from './z.wasm?url';\n")]
        self.finds(arrows.check_imports(files), "web/src/a.ts:1")

    def test_the_core_names_no_expansion(self):
        text = ["// a river, in a comment", "int inner_count = 1;", "bool kRiverTiles;", 'auto s = "the abbot";', "int pig;"]
        self.finds(arrows.check_core_words([cpp("core/a.cpp", *text)]), "a.cpp:3", "a.cpp:4", "a.cpp:5")

    def test_the_core_throws_nothing(self):
        self.finds(arrows.check_core_words([cpp("core/a.cpp", "// throw", 'const char* t = "try";', "  throw 1;")]),
                   "core/a.cpp:3")


if __name__ == "__main__":
    unittest.main()
