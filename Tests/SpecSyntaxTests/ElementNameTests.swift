import Testing

@testable import SpecSyntax

struct ElementNameTests {
  @Test(arguments: [
    ("a.filter(x in x.b)", "(. a filter() x in (. x b))"),
    ("a.first(where: x in x.b > 1)", "(. a first() where: x in (> (. x b) 1))"),
    ("a.sorted(x in x.b, x in x.c)", "(. a sorted() x in (. x b) x in (. x c))"),
    ("a.map(x in x.map(y in x))", "(. a map() x in (. x map() y in x))"),
    ("a.filter(x in x in [1, 2])", "(. a filter() x in (in x 1 2))"),
    ("a.filter(x in [1, 2])", "(. a filter() (in x 1 2))"),
    ("a.map(x in x | list(style: or))", "(. a map() x in (x | list style: or))"),
    (
      "a | list(style: x in b)",
      "21: unexpected 'b': a list of literals follows 'in', as in 'code in [1, 2]'; for a list in the data write 'list.contains(value)'"
    ),
  ])
  func argumentsCanNameElements(text: String, expected: String) {
    #expect(tree(text) == expected)
  }

  @Test func aNameIsReadOnlyOutsideOfItsArgument() throws {
    #expect(try parse("a.map(x in x.b + c)").names == ["a", "c"])
    #expect(try parse("x.map(x in y) + $index").names == ["x", "y"])
  }
}
