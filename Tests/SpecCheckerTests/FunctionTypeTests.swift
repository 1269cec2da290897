import Testing

/// Tests the result types of function calls, and the diagnostics for mistakes in them at their columns.
struct FunctionTypeTests {
  @Test(arguments: [
    ("items.count", "Int"),
    ("name.count", "Int"),
    ("more?.isEmpty", "Bool?"),
    ("items.first", "Item?"),
    ("aliases?.last", "String?"),
    ("items.sum($0.n)", "Int"),
    ("items.sum($0.cost ?? 0)", "Double"),
    ("more?.sum($0.n * 2)", "Int?"),
    ("rows.map($0.sum()).max()", "Int?"),
    ("items.min($0.title)", "String?"),
    ("items.average($0.n)", "Double?"),
    ("items.filter($0.n > count)", "[Item]"),
    ("items.map($0.title)", "[String]"),
    ("items.compactMap($0.cost)", "[Double]"),
    ("aliases?.compactMap($0)", "[String]?"),
    ("tags.sorted()", "[String]"),
    ("tags.sorted(descending: true)", "[String]"),
    ("items.sorted($0.n, $0.title, $0.title.count, $0.n + 1, descending: true)", "[Item]"),
    ("items.uniqued()", "[Item]"),
    ("items.first($0.n > 3)", "Item?"),
    ("more?.last($0.n > 3)?.title", "String?"),
    ("items.last(where: $0.n > 3)", "Item?"),
    ("more?.firstIndex($0.title == name)", "Int?"),
    ("items.sorted(on: $0.title).reversed()", "[Item]"),
    ("more?.prefix(3).reversed().first?.n", "Int?"),
    ("more?.suffix(3)", "[Item]?"),
    ("rows.dropFirst(1).dropLast(1)", "[[Int]]"),
    ("items.contains($0.n == 1)", "Bool"),
    ("tags.contains(name)", "Bool"),
    ("(aliases ?? []).contains(name)", "Bool"),
    ("name.contains('a')", "Bool"),
    ("tags.contains(name.hasPrefix($0))", "Bool"),
    ("items.filter(tags.contains($0.title))", "[Item]"),
    ("tags.toggling(name)", "[String]"),
    ("aliases?.adding(name)", "[String?]?"),
    ("items.map(tags.removing($0.title).count)", "[Int]"),
    ("items.map(tags.joined($0.title))", "[String]"),
    ("tags.joined()", "String"),
    ("tags.joined(separator: ', ')", "String"),
    ("items.chunked(on: $0.title).map($0.count)", "[Int]"),
    ("min(count, 3)", "Int"),
    ("max(0, price)", "Double"),
    ("min(count, price)", "Double"),
    ("min(1, 2.5)", "Double"),
    ("abs(count - 1)", "Int"),
    ("age?.clamped(0, count)", "Int?"),
    ("age?.clamped(0, price)", "Double?"),
    ("items.map(min($0.n, count))", "[Int]"),
    ("items.map($index)", "[Int]"),
    ("items.sorted($0.n, $0.title, localized: true, descending: true)", "[Item]"),
    ("tags.sorted(localized: true).first", "String?"),
    ("items.map(item in tags.filter(tag in tag == item.title).count)", "[Int]"),
    ("items.first(where: item in item.n > 3)?.title", "String?"),
    ("more?.sorted(on: item in item.title, $0.n, descending: true)", "[Item]?"),
    (
      "items.filter(item in item.cost != nil && tags.contains($0.count > item.n)).map($0.cost ?? 0)",
      "[Double]"
    ),
    ("items.filter(item in name in ['a', 'b'] && item.n > 1).count", "Int"),
    ("items.first($index > 0 && $0.n > 3)?.title", "String?"),
    ("price.rounded", "Int"),
    ("((age ?? 0) + price).roundedUp % 60", "Int"),
    ("items.map(($0.cost ?? 0).roundedDown)", "[Int]"),
    ("count % 2 == 0", "Bool"),
    ("7 % count", "Int?"),
    ("age % 2", "Int?"),
    ("pow(10, count)", "Double?"),
    ("pow(price, 0.5) ?? price", "Double"),
    ("log10(count)?.roundedDown", "Int?"),
    ("name.split(',')", "[String]"),
    ("nickName?.lines.first?.nonEmpty", "String?"),
    ("nickName?.replacing('a', with: name).prefix(2)", "String?"),
    ("name.integer", "Int?"),
    ("nickName?.trimming('/ ').padded(4, with: ' ')", "String?"),
    ("count.padded(2, with: '0')", "String"),
    ("name.matches('^[a-z]+$') && (nickName ?? '').matches('(a+)+')", "Bool"),
    ("nickName?.replacingMatches(of: '[^a-z]', with: name)", "String?"),
    ("name.replacingMatches(of: '(a)|b', with: '$1$0')", "String"),
    ("name.replacingMatches(of: '\\{(\\w+)\\}', with: tags)", "String"),
    ("name.replacingMatches(of: '%(\\d+)', with: tags, from: 1)", "String"),
    ("nickName?.words.count", "Int?"),
    ("nickName?.occurrences(of: 'a') ?? 0", "Int"),
    ("name.percentDecoded", "String?"),
    ("name.url?.queryItem('page')", "String?"),
    ("items.map($0.title.prefix($0.n - 1))", "[String]"),
    ("aliases?.dropFirst(count)", "[String?]?"),
    ("name.url?.host", "String?"),
    ("name.url?.path", "String?"),
    ("nickName?.number ?? 1", "Double"),
    ("tags.map($0.lastPathComponent.lowercased())", "[String]"),
    ("name.hasPrefix('a') && name.hasSuffix('b')", "Bool"),
  ])
  func callHasType(expression: String, expected: String) {
    #expect(type(of: expression) == expected)
  }

  @Test(arguments: [
    (
      "items.count()",
      "7: 'count' is a property: write it without parentheses [expression-syntax]"
    ),
    (
      "items.first()",
      "7: 'first' is a property: write it without parentheses [expression-syntax]"
    ),
    (
      "items.count($0.n > 3)",
      "7: 'count' takes no arguments: write 'filter($0.n > 3).count' [expression-syntax]"
    ),
    (
      "items.first(3)",
      "13: the argument of 'first' must use '$0', the element of the list: write it as 'first($0.price > 0)' [expression-syntax]"
    ),
    ("items.last($0.n)", "15: 'last' needs a condition, but this is 'Int' [type-mismatch]"),
    (
      "items.firstIndex",
      "7: 'firstIndex' is a function: write 'firstIndex($0.price > 0)' [expression-syntax]"
    ),
    (
      "items.sorted($0.n, descending: isOpen)",
      "32: 'sorted' needs a literal true or false after 'descending:' [type-mismatch]"
    ),
    (
      "items.sorted($0.n, ascending: true)",
      "20: 'sorted' has no argument 'ascending': write it as 'sorted($0.name)' [expression-syntax]"
    ),
    (
      "items.sorted(descending: true, $0.n)",
      "7: wrong arguments for 'sorted': write it as 'sorted($0.name)' [expression-syntax]"
    ),
    (
      "items.sorted(descending: true)",
      "7: wrong arguments for 'sorted': write it as 'sorted($0.name)' [expression-syntax]"
    ),
    (
      "items.sorted($0.n, true)",
      "20: the argument of 'sorted' must use '$0', the element of the list: write it as 'sorted($0.name)' [expression-syntax]"
    ),
    (
      "items.sorted($0.n, $0.cost)",
      "23: 'sorted' cannot take 'Double?', which may be nil: write '($0.cost ?? 0)' [unhandled-optional]"
    ),
    (
      "items.sorted($index)",
      "14: 'sorted' and 'chunked' compare elements, so their argument has no '$index': name a property of '$0' [unknown-name]"
    ),
    (
      "tags.prefix($index)",
      "13: '$index', the index of '$0', works only in a function's argument, as in 'filter($index > 0)', and in the 'with' of an 'each': give the model an input and pass it there, as in 'with: { position: $index }' [unknown-name]"
    ),
    (
      "items.filter(Item_1 in Item_1.n > 1)",
      "14: 'Item_1' cannot be the name of an element: write another one in lower camel case, such as 'item' [name]"
    ),
    (
      "items.filter(now in now.n > 1)",
      "14: 'now' is already the current time: give the element another name [name]"
    ),
    (
      "items.filter(self in self.n > 1)",
      "14: 'self' cannot be the name of an element: write another one in lower camel case, such as 'item' [name]"
    ),
    (
      "items.count(item in item.n > 1)",
      "13: 'count' does not look at elements, so its argument cannot name one: remove 'item in' [expression-syntax]"
    ),
    (
      "name.contains(item in item)",
      "15: 'contains' does not look at elements, so its argument cannot name one: remove 'item in' [expression-syntax]"
    ),
    (
      "min(item in item, 1)",
      "5: 'min' does not look at elements, so its argument cannot name one: remove 'item in' [expression-syntax]"
    ),
    (
      "items.filter(item in item.m > 1)",
      "27: 'Item' has no property 'm'; it has 'title', 'n' and 'cost' [unknown-name]"
    ),
    (
      "items.sorted($0.n, localized: true)",
      "20: 'localized' is about the order of texts, but no key is a String: remove it [type-mismatch]"
    ),
    (
      "items.sorted($0.title, localized: isOpen)",
      "35: 'sorted' needs a literal true or false after 'localized:' [type-mismatch]"
    ),
    (
      "items.sorted($0.title, descending: true, localized: true)",
      "7: wrong arguments for 'sorted': write it as 'sorted($0.name)' [expression-syntax]"
    ),
    // Numbers
    ("min(count)", "1: wrong arguments for 'min': write it as 'min(a, b)' [expression-syntax]"),
    ("max($0.n)", "1: wrong arguments for 'max': write it as 'max(a, b)' [expression-syntax]"),
    ("abs()", "1: wrong arguments for 'abs': write it as 'abs(a)' [expression-syntax]"),
    ("price.abs()", "7: wrong arguments for 'abs': write it as 'abs(a)' [expression-syntax]"),
    ("price.abs", "7: 'abs' is a function: write 'abs(a)' [expression-syntax]"),
    ("price.min(3)", "7: wrong arguments for 'min': write it as 'min(a, b)' [expression-syntax]"),
    ("min(count, name)", "12: 'min' needs a number, but this is 'String' [type-mismatch]"),
    (
      "min(age, 3)",
      "5: 'min' cannot take 'Int?', which may be nil: write '(age ?? 0)' [unhandled-optional]"
    ),
    ("abs(of: count)", "5: 'abs' has no argument 'of': write it as 'abs(a)' [expression-syntax]"),
    (
      "count.clamped(3)",
      "7: wrong arguments for 'clamped': write it as 'clamped(0, 100)' [expression-syntax]"
    ),
    (
      "count.clamped(0, tags)",
      "18: 'clamped' needs a number, but this is '[String]' [type-mismatch]"
    ),
    ("age.clamped(0, 3)", "5: 'age' may be nil: write 'age?.clamped(…)' [unhandled-optional]"),
    (
      "price.rounded()",
      "7: 'rounded' is a property: write it without parentheses [expression-syntax]"
    ),
    (
      "count.rounded",
      "7: a value of type 'Int' has no member 'rounded'; only numbers that can have a fraction have it: 'rounded' [unknown-name]"
    ),
    ("pow(2)", "1: wrong arguments for 'pow': write it as 'pow(a, b)' [expression-syntax]"),
    (
      "pow(age, 2)",
      "5: 'pow' cannot take 'Int?', which may be nil: write '(age ?? 0)' [unhandled-optional]"
    ),
    ("log10(name)", "7: 'log10' needs an Int or a Double, but this is 'String' [type-mismatch]"),
    ("price.log10()", "7: wrong arguments for 'log10': write it as 'log10(a)' [expression-syntax]"),
    (
      "price % 2",
      "1: '%' needs an Int, such as one from 'rounded', but this is 'Double' [type-mismatch]"
    ),
    ("count % 0", "7: division by zero: use another divisor [type-mismatch]"),
    (
      "items.abs()",
      "7: a value of type '[Item]' has no member 'abs'; only numbers have it: 'abs(a)' [unknown-name]"
    ),
    // Texts
    ("name.trimmed", "6: 'trimmed' is a function: write 'trimmed()' [expression-syntax]"),
    ("name.lines()", "6: 'lines' is a property: write it without parentheses [expression-syntax]"),
    (
      "name.replacing('a')",
      "6: wrong arguments for 'replacing': write it as 'replacing('_', with: ' ')' [expression-syntax]"
    ),
    (
      "name.replacing('a', by: 'b')",
      "21: 'replacing' has no argument 'by': write it as 'replacing('_', with: ' ')', or with a pattern as 'replacingMatches(of: '[0-9]+', with: '#')' [expression-syntax]"
    ),
    (
      "name.replacing('a', with: nickName)",
      "27: 'replacing' cannot take 'String?', which may be nil: write '(nickName ?? '')' [unhandled-optional]"
    ),
    (
      "name.replacingMatches(of: '(a)', with: 'it''s $2')",
      "47: there is no '$2': the pattern has only one group, $1; put the part to insert in parentheses, or write '$$2' for the characters [expression-syntax]"
    ),
    (
      "name.replacingMatches(of: 'a', with: '$$1 $1')",
      "43: there is no '$1': the pattern has no groups; put the part to insert in parentheses, or write '$$1' for the characters [expression-syntax]"
    ),
    (
      "name.replacingMatches(of: 'a', with: count)",
      "38: 'replacingMatches' needs a String, or a list or dictionary of Strings, but this is 'Int' [type-mismatch]"
    ),
    (
      "name.replacingMatches(of: 'a', with: name, from: 1)",
      "44: 'from' is the number of a list's first element, but 'with' is a 'String': remove it [type-mismatch]"
    ),
    (
      "name.replacingMatches(of: 'a', with: tags, from: count)",
      "50: 'replacingMatches' needs a literal of 0 or more after 'from:', such as 1 [type-mismatch]"
    ),
    (
      "name.matches('a\\p{Lx}')",
      "16: a class of Unicode is written '\\p{L}', with a general category such as L, Lu, M, N, P, S or Z [expression-syntax]"
    ),
    (
      "name.occurrences(of: '')",
      "22: 'occurrences' needs a String of one or more characters, but this is 'String' [type-mismatch]"
    ),
    (
      "name.queryItem('a')",
      "6: a value of type 'String' has no member 'queryItem'; only URLs have it: 'queryItem('page')' [unknown-name]"
    ),
    ("name.split(1)", "12: 'split' needs a String, but this is 'Int' [type-mismatch]"),
    ("name.prefix(1.5)", "13: 'prefix' needs an Int, but this is 'Double' [type-mismatch]"),
    (
      "name.dropLast(age)",
      "15: 'dropLast' cannot take 'Int?', which may be nil: write '(age ?? 0)' [unhandled-optional]"
    ),
    (
      "price.padded(2, with: '0')",
      "7: a value of type 'Double' has no member 'padded'; only texts and whole numbers have it: 'padded(2, with: '0')' [unknown-name]"
    ),
    (
      "count.padded(2, with: '00')",
      "23: 'padded' needs a literal of one character, such as '0' [type-mismatch]"
    ),
    (
      "count.padded(count, with: '0')",
      "14: 'padded' needs a literal number of characters from 1 to 100, such as 2 [type-mismatch]"
    ),
    (
      "name.padded(101, with: '0')",
      "13: 'padded' needs a literal number of characters from 1 to 100, such as 2 [type-mismatch]"
    ),
    (
      "count.padded(2)",
      "7: wrong arguments for 'padded': write it as 'padded(2, with: '0')' [expression-syntax]"
    ),
    (
      "name.matches('it''s [a')",
      "21: '[' and ']' belong together, as in '[a-z]': add the other, or write '\\[' or '\\]' for the character [expression-syntax]"
    ),
    (
      "name.matches(name)",
      "14: 'matches' needs a literal pattern, such as '^[A-Z]{3}$' [type-mismatch]"
    ),
    (
      "name.trimming()",
      "6: wrong arguments for 'trimming': write it as 'trimming('/')' [expression-syntax]"
    ),
    (
      "name.host",
      "6: a value of type 'String' has no member 'host'; only URLs have it: 'host' [unknown-name]"
    ),
    (
      "nickName.trimmed()",
      "10: 'nickName' may be nil: write 'nickName?.trimmed()' [unhandled-optional]"
    ),
    (
      "tags.trimmed()",
      "6: a value of type '[String]' has no member 'trimmed'; each element has it: write 'map($0.trimmed())' [unknown-name]"
    ),
    (
      "name.first",
      "6: a value of type 'String' has no member 'first'; only lists have it: 'first($0.price > 0)' [unknown-name]"
    ),
    (
      "count.isEmpty",
      "7: a value of type 'Int' has no member 'isEmpty'; only lists, texts and dictionaries have it: 'isEmpty' [unknown-name]"
    ),
    (
      "name.replacing('a', 'b')",
      "6: wrong arguments for 'replacing': write it as 'replacing('_', with: ' ')' [expression-syntax]"
    ),
    (
      "items.sorted($0.n, $0.n, $0.n, $0.n, $0.n)",
      "7: wrong arguments for 'sorted': write it as 'sorted($0.name)' [expression-syntax]"
    ),
    ("tags.toggling(count)", "15: 'toggling' needs 'String', but this is 'Int' [type-mismatch]"),
    (
      "items.uniqued($0.n)",
      "7: wrong arguments for 'uniqued': write it as 'uniqued()' [expression-syntax]"
    ),
    ("items.map($0.n).max", "17: 'max' is a function: write 'max()' [expression-syntax]"),
    ("items.max", "7: 'max' is a function: write 'max($0.price)' [expression-syntax]"),
    ("items.filter", "7: 'filter' is a function: write 'filter($0.price > 0)' [expression-syntax]"),
    ("name.hasPrefix", "6: 'hasPrefix' is a function: write 'hasPrefix('x')' [expression-syntax]"),
    (
      "items.map($0.cost)",
      "14: 'map' needs a value, but '$0.cost' may be nil: write 'compactMap', which skips nil [unhandled-optional]"
    ),
    ("items.compactMap($0.cost)", "[Double]"),
    (
      "tags.prefix()",
      "6: wrong arguments for 'prefix': write it as 'prefix(3)' [expression-syntax]"
    ),
    ("tags.suffix(-1)", "13: 'suffix' needs a count of 0 or more [type-mismatch]"),
    (
      "tags.joined(sep: ',')",
      "13: 'joined' has no argument 'sep': write it as 'joined(', ')' [expression-syntax]"
    ),
    (
      "items.filter(isOpen)",
      "14: the argument of 'filter' must use '$0', the element of the list: write it as 'filter($0.price > 0)' [expression-syntax]"
    ),
    (
      "items.map(items.filter($0.n > 1))",
      "17: the argument of 'map' must use '$0', the element of the list: write it as 'map($0.name)' [expression-syntax]"
    ),
    ("items.filter($0.n)", "17: 'filter' needs a condition, but this is 'Int' [type-mismatch]"),
    (
      "items.sum($0.title)",
      "14: 'sum' needs a number, but this is 'String' [type-mismatch]"
    ),
    (
      "items.compactMap($0.n)",
      "21: 'compactMap' needs an optional; for others use 'map', but this is 'Int' [type-mismatch]"
    ),
    ("tags.contains(1)", "15: 'contains' needs 'String', but this is 'Int' [type-mismatch]"),
    (
      "tags.joined($0)",
      "13: '$0' is the element of a list and works only in a function's argument, as in 'sum($0.price)', and in the 'with' of an 'each': name a property instead [unknown-name]"
    ),
    (
      "items.sorted(items.sorted($0.n).count + $0.n)",
      "39: the key of 'sorted' cannot itself use 'sorted': use 'min' or 'max' in it [expression-syntax]"
    ),
    (
      "name is nil",
      "6: 'is' needs the name of a type: to test for nil, write '== nil' [type-mismatch]"
    ),
    (
      "items.sorted()",
      "7: wrong arguments for 'sorted': write it as 'sorted($0.name)' [expression-syntax]"
    ),
    (
      "sum($0.n)",
      "1: a value of type 'Shop' has no member 'sum'; only lists have it: 'sum($0.price)' [unknown-name]"
    ),
  ])
  func mistakesAreReported(expression: String, expected: String) {
    #expect(type(of: expression) == expected)
  }
}
