"""No open ends, machine paths or registry hosts in the repository; how well the core's headers are documented."""
import unittest

import words
from source_files import TEXT, SourceFile, read_files, repository_root


class Repository(unittest.TestCase):
    def test_words(self):
        wrong = words.check_words(read_files(repository_root(), TEXT))
        self.assertEqual([], wrong, "\n" + "\n".join(wrong))

    def test_headers_are_documented(self):
        """A report only: what it lists is a heuristic's guess."""
        total, missing = words.undocumented(read_files(repository_root(), {".h"}))
        print(f"core headers: {total - len(missing)} of {total} free functions documented")
        print("\n".join(missing))


class Planted(unittest.TestCase):
    def found(self, text):
        return words.check_words([SourceFile("docs/a.md", text)])

    def test_open_ends(self):
        self.assertEqual(1, len(self.found("fine\n// TO" + "DO: later\n")))
        self.assertEqual([], self.found("the word todos in lower case\n"))

    def test_machine_paths(self):
        self.assertEqual(1, len(self.found("see /wo" + "rk/main/x\n")))
        self.assertEqual(1, len(self.found("/ho" + "me/ann/x\n")))
        self.assertEqual([], self.found("homework/main, ./work/x, https://example.org/work/x\n"))

    def test_registries(self):
        self.assertEqual(1, len(self.found('"resolved": "https://reg' + 'istry.npmjs.org/x"\n')))

    def test_undocumented_functions(self):
        header = "/// Adds.\nint add(int a);\n\nint bare(int a,\n         int b);\nint said();  ///< yes\n"
        total, missing = words.undocumented([SourceFile("core/a.h", header)])
        self.assertEqual((3, 1), (total, len(missing)))
        self.assertIn("core/a.h:4", missing[0])


if __name__ == "__main__":
    unittest.main()
