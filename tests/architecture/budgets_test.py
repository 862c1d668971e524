"""Files and functions keep their budgets, and the counting is right."""
import unittest

import budgets
from code_text import comment_lines, strip
from functions import find_functions
from source_files import SourceFile, read_files, repository_root


class Repository(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = read_files(repository_root(), budgets.MEASURED)
        print(budgets.report(cls.files))

    def none_wrong(self, wrong):
        self.assertEqual([], wrong, "\n" + "\n".join(wrong))

    def test_file_sizes(self):
        self.none_wrong(budgets.check_file_sizes(self.files))

    def test_function_sizes(self):
        self.none_wrong(budgets.check_function_sizes(self.files))


CPP = '''#include <x>
#define BIG(a) do { \\
  a; } while (0)
namespace n {
struct S : T {
  explicit S(int a) : a_{a}, b_(a), c_{1, 2} {
    run();
  }
  int get() const noexcept { return a_; }
  std::array<int, 2> c_{{1, 2}};
};
constexpr int kTable[] = {1, 2};
template <typename T>
  requires(sizeof(T) > 1)
auto twice(T value = T{}, const char* text = "}{") -> T {
  if (value) { value += 1; }
  auto f = [&](int x) {
    return x;
  };
  return f('}');
}
TEST(Suite, Name) {
  for (;;) {
  }
}
bool S::operator==(const S& other) const = default;
}  // namespace n
'''

TS = '''// } comment
export const kNames = { a: 1 };
export function add(a: number, b: { c: number }): number {
  const text = `}${`{${a}`}`;
  return /[}/]{2}/.test(text) ? a : b.c;
}
class Board {
  size = 3;
  turn(by: number): void {
    this.size += by;
  }
}
const later = async (x: string): Promise<void> => {
  await x;
};
describe('x', () => {
  it('does', () => {
    expect(1).toBe(1);
  });
});
'''


class Counting(unittest.TestCase):
    def functions(self, path, text):
        return [(f.line, f.lines) for f in find_functions(SourceFile(path, text))]

    def test_cpp_functions(self):
        self.assertEqual([(6, 3), (9, 1), (13, 9), (22, 4)], self.functions("core/a.cpp", CPP))

    def test_typescript_functions(self):
        self.assertEqual([(3, 4), (9, 3), (13, 3), (17, 3)], self.functions("web/src/a.ts", TS))

    def test_svelte_scripts_keep_their_lines(self):
        text = "<p>{a}</p>\n<script lang=\"ts\">\n  function f() {\n    g();\n  }\n</script>\n<style>p { x: y }</style>\n"
        self.assertEqual([(3, 3)], self.functions("web/src/A.svelte", text))

    def test_strings_and_comments_are_blanked(self):
        self.assertEqual('a = "   "; b', strip('a = "}//"; b'))
        self.assertEqual("a      b", strip("a /**/ b"))
        self.assertEqual("x = 1'000; '   '", strip("x = 1'000; ' \\''"))
        self.assertEqual('x = R       ";'.count('"'), strip('x = R"d(}")d";').count('"'))

    def test_comment_share(self):
        self.assertEqual((2, 3), comment_lines('// a\nint b;  // c\n/* d */\n\nauto s = "// e";\nint f;\n'))


class Planted(unittest.TestCase):
    def test_a_long_file(self):
        wrong = budgets.check_file_sizes([SourceFile("core/a.cpp", "x\n" * 601)])
        self.assertTrue(any("601 lines" in text for text in wrong))
        self.assertEqual([], budgets.check_file_sizes([SourceFile("core/a.cpp", "x\n" * 150)]))

    def test_many_long_files(self):
        files = [SourceFile(f"core/{i}.cpp", "x\n" * (500 if i < 2 else 100)) for i in range(11)]
        self.assertEqual(1, len(budgets.check_file_sizes(files)))
        self.assertEqual([], budgets.check_file_sizes(files[1:]))

    def test_a_long_function(self):
        def function(lines, name="f"):
            return f"int {name}() {{\n" + "  g();\n" * (lines - 2) + "}\n"
        short = "".join(function(5, f"s{i}") for i in range(20))
        self.assertEqual([], budgets.check_function_sizes([SourceFile("core/a.cpp", short + function(60))]))
        wrong = budgets.check_function_sizes([SourceFile("core/a.cpp", short + function(61))])
        self.assertEqual(["core/a.cpp:101: f has 61 lines, limit 60"], wrong)

    def test_many_long_functions(self):
        text = "".join(f"int f{i}() {{\n" + "  g();\n" * 24 + "}\n" for i in range(3))
        self.assertEqual(1, len(budgets.check_function_sizes([SourceFile("core/a.cpp", text)])))
        self.assertEqual([], budgets.check_function_sizes([SourceFile("core/a_test.cpp", text)]))


if __name__ == "__main__":
    unittest.main()
