import Foundation
import TestSupport
import Testing
import ViewModelIR
import ViewModelSupport

private func value(_ kind: TypedExpression.Kind, _ type: ValueType = .integer) -> Value {
  ExpressionEvaluator(model: book, in: .current) { _, _ in "" }
    .value(TypedExpression(type, kind))
}

private let book = Value.object(["pages": .integer(3), "note": .null])

@Suite struct ExpressionEvaluatorTests {
  @Test func pathsThroughNilAreNil() {
    let missing = model("note", .optional(.named("Note")))
    #expect(value(model("pages", .integer).kind) == .integer(3))
    #expect(value(.property(missing, "text")) == .null)
    #expect(value(.call(missing, .count, [])) == .null)
    #expect(value(.coalesce(missing, string("none"))) == .string("none"))
    #expect(value(.coalesce(string("some"), string("none"))) == .string("some"))
    #expect(value(.variable("unknown")) == .null)
  }

  @Test func unionsAndDictionariesAreEvaluated() {
    let image = literal(.choice("image", .null), .named("Message"))
    #expect(value(.isCase(image, "image")) == .bool(true))
    #expect(value(.isCase(image, "text")) == .bool(false))
    #expect(value(.isCase(null, "image")) == .bool(false))
    let prices = literal(.object(["b": .integer(2), "a": .null]), .dictionary(.integer))
    #expect(value(.lookup(prices, key: string("b"))) == .integer(2))
    #expect(value(.lookup(prices, key: string("c"))) == .null)
    #expect(value(.lookup(null, key: string("b"))) == .null)
    #expect(value(.call(prices, .count, [])) == .integer(2))
    #expect(value(.call(prices, .isEmpty, [])) == .bool(false))
    #expect(value(.call(prices, .keys, [])) == .list([.string("a"), .string("b")]))
  }

  @Test(arguments: [
    (0, Value.integer(7)), (1, .null), (2, .null), (-1, .null), (.min, .null), (.max, .null),
  ])
  func invalidPositionIsNil(position: Int, element: Value) {
    let scores = literal(.list([.integer(7), .null]), .list(.optional(.integer)))
    #expect(value(.lookup(scores, key: int(position))) == element)
    #expect(value(.lookup(null, key: int(position))) == .null)
  }

  @Test func conditionsAreEvaluated() {
    #expect(value(.not(bool(false))) == .bool(true))
    #expect(value(.and(bool(true), bool(false))) == .bool(false))
    #expect(value(.or(bool(true), bool(false))) == .bool(true))
    #expect(value(.choice(bool(true), then: int(1), otherwise: int(2))) == .integer(1))
    #expect(value(.choice(null, then: int(1), otherwise: int(2))) == .integer(2))
    #expect(value(.isAny(int(2), of: [int(1), int(2)])) == .bool(true))
    #expect(value(.isAny(null, of: [int(1), int(2)])) == .bool(false))
    #expect(value(.equal(null, null, negated: false)) == .bool(true))
    #expect(value(.equal(int(1), null, negated: true)) == .bool(true))
    #expect(value(.equal(string("é"), string("e\u{301}"), negated: false)) == .bool(true))
    #expect(value(.equal(number(0), number(-0.0), negated: false)) == .bool(true))
    #expect(value(.equal(number(.nan), number(.nan), negated: false)) == .bool(false))
    #expect(value(.ordered(int(1), .less, int(2))) == .bool(true))
    #expect(value(.ordered(string("a"), .greaterOrEqual, string("b"))) == .bool(false))
    #expect(value(.ordered(null, .less, int(2))) == .bool(false))
    #expect(value(.ordered(null, .lessOrEqual, null)) == .bool(false))
    let time = Date(timeIntervalSince1970: 0)
    let (date, day) = (literal(.date(time), .date), literal(.day(time), .day))
    #expect(value(.equal(date, day, negated: false)) == .bool(true))
    #expect(value(.ordered(date, .lessOrEqual, day)) == .bool(true))
  }

  @Test func arithmeticIsClamped() {
    #expect(value(.arithmetic(int(.max), .add, int(1))) == .integer(.max))
    #expect(value(.arithmetic(int(-7), .divide, int(2))) == .integer(-3))
    #expect(value(.arithmetic(int(7), .divide, int(0))) == .null)
    #expect(value(.arithmetic(int(.min), .divide, int(-1))) == .integer(.max))
    #expect(value(.arithmetic(number(1), .divide, number(-0.0))) == .null)
    #expect(value(.arithmetic(int(-7), .remainder, int(3))) == .integer(-1))
    #expect(value(.arithmetic(int(7), .remainder, int(-3))) == .integer(1))
    #expect(value(.arithmetic(int(7), .remainder, int(0))) == .null)
    #expect(value(.arithmetic(int(.min), .remainder, int(-1))) == .integer(0))
    #expect(value(.arithmetic(number(1), .subtract, number(0.5))) == .number(0.5))
    #expect(value(.arithmetic(string("a"), .add, string("b"))) == .string("ab"))
    #expect(value(.arithmetic(null, .add, int(1))) == .null)
    #expect(value(.negate(int(.min))) == .integer(.max))
    #expect(value(.toNumber(int(2)), .number) == .number(2))
    #expect(value(.toNumber(null), .number) == .null)
  }

  @Test func listFunctionsAreEvaluated() {
    let empty = literal(.list([]), .list(.integer))
    let numbers = ints(3, 1, 2, 2)
    let double = TypedExpression(
      .integer,
      .arithmetic(element(.integer), .multiply, int(2))
    )
    let isBig = TypedExpression(.boolean, .ordered(element(.integer), .greater, int(1)))
    let table: [(TypedExpression, TypedExpression.Function, [TypedExpression], Value)] = [
      (numbers, .count, [], .integer(4)), (empty, .isEmpty, [], .bool(true)),
      (numbers, .first, [], .integer(3)), (empty, .last, [], .null),
      (numbers, .first, [isBig], .integer(3)), (numbers, .last, [isBig], .integer(2)),
      (empty, .first, [isBig], .null), (numbers, .firstIndex, [isBig], .integer(0)),
      (ints(1, 1), .firstIndex, [isBig], .null),
      (numbers, .sorted, [bool(true)], list(3, 2, 2, 1)),
      (numbers, .sorted, [bool(false)], list(1, 2, 2, 3)),
      (numbers, .uniqued, [], list(3, 1, 2)),
      (strings("é", "e\u{301}"), .uniqued, [], .list([.string("é")])),
      (numbers, .sum, [], .integer(8)), (numbers, .sum, [double], .integer(16)),
      (empty, .sum, [], .integer(0)),
      (empty, .sum, [number(1)], .number(0)),
      (ints(.max, .max), .sum, [], .integer(.max)),
      (numbers, .min, [], .integer(1)), (numbers, .max, [double], .integer(6)),
      (empty, .max, [], .null),
      (numbers, .average, [], .number(2)), (empty, .average, [], .null),
      (numbers, .filter, [isBig], list(3, 2, 2)), (numbers, .map, [double], list(6, 2, 4, 4)),
      (numbers, .sorted, [], list(1, 2, 2, 3)), (numbers, .reversed, [], list(2, 2, 1, 3)),
      (numbers, .prefix, [int(2)], list(3, 1)), (numbers, .prefix, [int(9)], list(3, 1, 2, 2)),
      (numbers, .prefix, [int(-1)], list()),
      (numbers, .suffix, [int(2)], list(2, 2)), (numbers, .suffix, [int(9)], list(3, 1, 2, 2)),
      (numbers, .dropFirst, [int(3)], list(2)), (numbers, .dropFirst, [int(9)], list()),
      (numbers, .dropLast, [int(3)], list(3)), (numbers, .dropLast, [int(0)], list(3, 1, 2, 2)),
      (numbers, .contains, [int(2)], .bool(true)), (numbers, .contains, [int(9)], .bool(false)),
      (numbers, .adding, [int(2)], list(3, 1, 2, 2)),
      (numbers, .adding, [int(4)], list(3, 1, 2, 2, 4)),
      (numbers, .removing, [int(2)], list(3, 1)), (numbers, .toggling, [int(2)], list(3, 1)),
      (empty, .toggling, [int(2)], list(2)),
      (numbers, .contains, [isBig], .bool(true)), (empty, .contains, [isBig], .bool(false)),
      (ints(1, 1, 2, 1), .chunked, [element(.integer)], .list([list(1, 1), list(2), list(1)])),
      (strings("a", "b"), .joined, [], .string("ab")),
      (strings("a", "b"), .joined, [string(", ")], .string("a, b")),
      (strings("b", "a"), .min, [], .string("a")),
      (string("👩‍👧é"), .count, [], .integer(2)), (string(""), .isEmpty, [], .bool(true)),
      (string("abc"), .hasPrefix, [string("ab")], .bool(true)),
      (string("abc"), .hasSuffix, [string("ab")], .bool(false)),
      (string("abc"), .contains, [string("bc")], .bool(true)),
    ]
    for (base, function, arguments, expected) in table {
      #expect(value(.call(base, function, arguments)) == expected, "\(function)")
    }
  }

  @Test(
    arguments: [
      ("Ab", .lowercased, [], .string("ab")), ("aß", .uppercased, [], .string("ASS")),
      ("\n a b\t", .trimmed, [], .string("a b")),
      ("//a/b/", .trimming, ["/"], .string("a/b")), ("e\u{301}", .trimming, ["e"], .string("é")),
      ("-- --", .trimming, ["- "], .string("")), (" a ", .trimming, [""], .string(" a ")),
      ("a_b_", .replacing, ["_", " "], .string("a b ")),
      ("ab", .replacing, ["", "x"], .string("ab")),
      ("a,,b,", .split, [","], texts("a", "b")), ("", .split, [","], texts()),
      ("ab", .split, [""], texts("ab")), ("a, b", .split, [", "], texts("a", "b")),
      ("a\r\nb\n\nc\n", .lines, [], texts("a", "b", "c")), ("", .lines, [], texts()),
      ("#tag", .dropPrefix, ["#"], .string("tag")), ("tag", .dropPrefix, ["#"], .string("tag")),
      ("##", .dropPrefix, ["#"], .string("#")), ("e\u{301}", .dropPrefix, ["e"], .string("é")),
      ("a", .dropPrefix, ["abc"], .string("a")), ("a", .dropPrefix, [""], .string("a")),
      ("a.png", .dropSuffix, [".png"], .string("a")),
      ("a\r\n", .dropSuffix, ["\n"], .string("a\r\n")),
      ("a", .dropSuffix, ["abc"], .string("a")), ("a", .dropSuffix, [""], .string("a")),
      ("/a/b.png", .lastPathComponent, [], .string("b.png")),
      ("a/b/", .lastPathComponent, [], .string("b")), ("a", .lastPathComponent, [], .string("a")),
      ("/", .lastPathComponent, [], .string("")), ("", .lastPathComponent, [], .string("")),
      ("", .nonEmpty, [], .null), (" ", .nonEmpty, [], .string(" ")),
      ("-1.50", .number, [], .number(-1.5)), ("1e3", .number, [], .number(1000)),
      ("1e400", .number, [], .null), ("nan", .number, [], .null), (" 1", .number, [], .null),
      ("1,5", .number, [], .null), ("", .number, [], .null),
      ("-12", .integer, [], .integer(-12)), ("+5", .integer, [], .integer(5)),
      ("1.0", .integer, [], .null), ("9223372036854775808", .integer, [], .null),
    ] as [(String, TypedExpression.Function, [String], Value)]
  )
  func textFunctionsAreEvaluated(
    text: String,
    function: TypedExpression.Function,
    arguments: [String],
    expected: Value
  ) {
    let arguments = arguments.map { string($0) }
    #expect(value(.call(string(text), function, arguments)) == expected)
  }

  @Test(
    arguments: [
      (.prefix, 2, "👩‍👧é"), (.suffix, 2, "éz"), (.dropFirst, 1, "éz"), (.dropLast, 2, "👩‍👧"),
      (.prefix, 9, "👩‍👧éz"), (.dropFirst, 9, ""), (.suffix, 0, ""), (.prefix, .max, "👩‍👧éz"),
      (.suffix, .min, ""), (.dropLast, -1, "👩‍👧éz"),
    ] as [(TypedExpression.Function, Int, String)]
  )
  func partsOfTextsCountCharacters(function: TypedExpression.Function, count: Int, expected: String)
  {
    #expect(value(.call(string("👩‍👧éz"), function, [int(count)])) == .string(expected))
  }

  @Test(
    arguments: [
      (.integer(7), 2, "0", "07"), (.integer(-7), 4, "0", "-007"), (.integer(-7), 4, " ", "  -7"),
      (.integer(-7), 1, "0", "-7"), (.integer(.min), 22, "0", "-009223372036854775808"),
      (.string("👩‍👧"), 3, "é", "éé👩‍👧"), (.string("abc"), 2, "0", "abc"), (.string(""), 1, "0", "0"),
    ] as [(Value, Int, String, String)]
  )
  func paddingIsOnTheLeft(value base: Value, width: Int, pad: String, expected: String) {
    let padded = value(.call(literal(base, .string), .padded, [int(width), string(pad)]))
    #expect(padded == .string(expected))
  }

  @Test(
    arguments: [
      ("https://example.com/a/b?c=d&e=%20#f", "https", "example.com", "/a/b", "c=d&e=%20"),
      ("HTTPS://me:pw@WWW.Example.com:8080/%2F/", "HTTPS", "WWW.Example.com", "/%2F/", nil),
      ("http://[::1]:80/?", "http", "::1", "/", ""),
      ("https://example.com?a=b?c", "https", "example.com", "", "a=b?c"),
      ("mailto:me@example.com", "mailto", nil, "me@example.com", nil),
      ("file:///tmp/a%20b", "file", nil, "/tmp/a%20b", nil),
      ("relative/a:b", nil, nil, "relative/a:b", nil), ("?q#f?g", nil, nil, "", "q"),
      ("//example.com/a", nil, "example.com", "/a", nil), ("tel:+48-22", "tel", nil, "+48-22", nil),
      ("https://@h@x:/", "https", "x", "/", nil),
    ] as [(String, String?, String?, String, String?)]
  )
  func partsOfURLsArePercentEncoded(
    text: String,
    scheme: String?,
    host: String?,
    path: String,
    query: String?
  ) throws {
    let url = literal(.url(try #require(URL(string: text))), .url)
    let parts = [TypedExpression.Function.scheme, .host, .path, .query].map {
      value(.call(url, $0, [])).text
    }
    #expect(parts == [scheme, host, path, query])
    #expect(try #require(URL(string: text)).path(percentEncoded: true) == path)
  }

  @Test(
    arguments: [
      ("?a=1&page=b%20c&page=2", "b c"), ("?page", ""), ("?p%61ge=%2B+%41", "++A"),
      ("?a=page", nil),
    ] as [(String, String?)]
  )
  func queryItemIsDecoded(text: String, item: String?) throws {
    let url = literal(.url(try #require(URL(string: text))), .url)
    #expect(value(.call(url, .queryItem, [string("page")])).text == item)
  }

  @Test(
    arguments: [
      ("a%20b%C3%A4%2f", "a bä/"), ("%", nil), ("%C3", nil), ("%zz", nil), ("100", "100"),
    ] as [(String, String?)]
  )
  func textIsPercentDecoded(text: String, decoded: String?) {
    #expect(value(.call(string(text), .percentDecoded, [])).text == decoded)
  }

  @Test func wordsAndOccurrencesAreCounted() {
    let words = Value.list([.string("a"), .string("b-c")])
    #expect(value(.call(string(" a\u{A0}b-c\n"), .words, [])) == words)
    #expect(value(.call(string("aaa"), .occurrences, [string("aa")])) == .integer(1))
    #expect(value(.call(string("cafe\u{301}"), .occurrences, [string("e")])) == .integer(0))
  }

  @Test func numberFunctionsAreEvaluated() {
    let table: [(TypedExpression, TypedExpression.Function, [TypedExpression], Value)] = [
      (int(3), .min, [int(2)], .integer(2)), (int(3), .max, [int(2)], .integer(3)),
      (number(.nan), .min, [number(1)], .number(.nan)),
      (number(1), .min, [number(.nan)], .number(1)),
      (int(-3), .abs, [], .integer(3)), (int(.min), .abs, [], .integer(.max)),
      (number(-0.5), .abs, [], .number(0.5)),
      (int(7), .clamped, [int(0), int(5)], .integer(5)),
      (int(-7), .clamped, [int(0), int(5)], .integer(0)),
      (int(3), .clamped, [int(0), int(5)], .integer(3)),
      (int(3), .clamped, [int(9), int(5)], .integer(5)),
      (int(7), .clamped, [int(9), int(5)], .integer(5)),
      (number(2.5), .rounded, [], .integer(3)), (number(-2.5), .rounded, [], .integer(-3)),
      (number(-2.1), .roundedDown, [], .integer(-3)), (number(-2.9), .roundedUp, [], .integer(-2)),
      (number(1e19), .rounded, [], .integer(.max)), (number(-1e300), .rounded, [], .integer(.min)),
      (number(.nan), .rounded, [], .integer(0)),
      (number(-.infinity), .roundedUp, [], .integer(.min)),
      (decimal("-2.5"), .rounded, [], .integer(-3)),
      (decimal("-3e-120"), .roundedDown, [], .integer(-1)),
      (decimal("0.33333333333333333333333333333333333333"), .roundedUp, [], .integer(1)),
      (decimal("9223372036854775806.5"), .rounded, [], .integer(.max)),
      (decimal("-1e127"), .rounded, [], .integer(.min)),
      (decimal("NaN"), .rounded, [], .integer(0)),
      (number(2), .pow, [number(-1)], .number(0.5)), (number(10), .pow, [number(400)], .null),
      (number(-1), .pow, [number(0.5)], .null), (number(0), .pow, [number(-1)], .null),
      (number(1000), .log10, [], .number(3)), (number(0), .log10, [], .null),
      (number(-1), .log10, [], .null),
    ]
    for (base, function, arguments, expected) in table {
      let call = TypedExpression.Kind.call(base, function, arguments)
      // Compared as texts, because NaN does not equal itself.
      #expect("\(value(call))" == "\(expected)", "\(function)")
    }
  }

  @Test func sortingIsStable() {
    func pair(_ key: Int, _ name: String) -> Value {
      .object(["key": .integer(key), "name": .string(name)])
    }
    let pairs = literal(
      .list([pair(2, "a"), pair(1, "b"), pair(2, "c"), pair(1, "d")]),
      .list(.named("Pair"))
    )
    let key = TypedExpression(.integer, .property(element(.named("Pair")), "key"))
    let name = TypedExpression(.string, .property(element(.named("Pair")), "name"))
    let sorted = TypedExpression(pairs.type, .call(pairs, .sorted, [key]))
    #expect(
      value(.call(sorted, .map, [name])) == .list(["b", "d", "a", "c"].map(Value.string))
    )
    let descending = TypedExpression(pairs.type, .call(pairs, .sorted, [key, bool(true)]))
    #expect(
      value(.call(descending, .map, [name])) == .list(["a", "c", "b", "d"].map(Value.string))
    )
    let byTwo = TypedExpression(pairs.type, .call(pairs, .sorted, [key, name, bool(true)]))
    #expect(
      value(.call(byTwo, .map, [name])) == .list(["c", "a", "d", "b"].map(Value.string))
    )
  }

  @Test func indexCountsElementsFromZero() {
    let (numbers, index) = (ints(3, 1, 2), TypedExpression(.integer, .variable(rowIndex)))
    let isLate = TypedExpression(.boolean, .ordered(index, .greater, int(0)))
    let isInPlace = TypedExpression(.boolean, .equal(element(.integer), index, negated: false))
    let table: [(TypedExpression.Function, TypedExpression, Value)] = [
      (.map, index, list(0, 1, 2)), (.filter, isLate, list(1, 2)), (.sum, index, .integer(3)),
      (.first, isLate, .integer(1)), (.last, isLate, .integer(2)),
      (.firstIndex, isInPlace, .integer(1)), (.contains, isInPlace, .bool(true)),
    ]
    for (function, argument, expected) in table {
      #expect(value(.call(numbers, function, [argument])) == expected, "\(function)")
    }
  }

  @Test func innerIndexHidesTheOuterOne() {
    let lists = literal(.list([list(1), list(5, 6)]), .list(.list(.integer)))
    let index = TypedExpression(.integer, .variable(rowIndex))
    let inner = TypedExpression(.integer, .call(element(.list(.integer)), .sum, [index]))
    let sum = TypedExpression(.integer, .arithmetic(inner, .add, index))
    #expect(value(.call(lists, .map, [sum])) == list(0, 2))
    #expect(sum.usesIndex && sum.variables == [rowIndex])
    #expect(!inner.usesIndex && inner.variables == [])
  }

  @Test func namedElementsAreSeenInInnerClosures() {
    let lists = literal(.list([list(1, 2), list(5, 5)]), .list(.list(.integer)))
    let outer = TypedExpression(.list(.integer), .variable("outer"))
    let first = TypedExpression(
      .integer,
      .coalesce(TypedExpression(.optional(.integer), .call(outer, .first, [])), int(0))
    )
    let isFirst = TypedExpression(.boolean, .equal(element(.integer), first, negated: false))
    let count = TypedExpression(
      .integer,
      .call(TypedExpression(outer.type, .call(outer, .filter, [isFirst])), .count, [])
    )
    let named = count.naming(.init(name: "outer", type: outer.type))
    #expect(value(.call(lists, .map, [named])) == list(1, 2))
    #expect(named.elementName?.name == "outer" && named.variables == [])
    // Without an inner closure that reads it, the element is `$0`.
    #expect(first.naming(.init(name: "outer", type: outer.type)).usesElement)
  }

  @Test func localizedSortComparesTextsInTheLanguage() {
    let names = strings("Zoo", "apple 10", "Apple 2")
    func sorted(_ options: TypedExpression...) -> Value { value(.call(names, .sorted, options)) }
    #expect(sorted(bool(true), bool(false)) == texts("Apple 2", "apple 10", "Zoo"))
    #expect(sorted(bool(true), bool(true)) == texts("Zoo", "apple 10", "Apple 2"))
    #expect(sorted(bool(false)) == texts("Apple 2", "Zoo", "apple 10"))
  }

  @Test func compactMapDropsNil() {
    let books = literal(.list([book, .object(["note": .string("n")])]), .list(.named("Book")))
    let note = TypedExpression(.optional(.string), .property(element(.named("Book")), "note"))
    #expect(value(.call(books, .compactMap, [note])) == .list([.string("n")]))
  }

  @Test func innerElementHidesTheOuterOne() {
    let lists = literal(.list([list(1), list(5, 6)]), .list(.list(.integer)))
    let isBig = TypedExpression(.boolean, .ordered(element(.integer), .greater, int(4)))
    let hasBig = TypedExpression(.boolean, .call(element(.list(.integer)), .contains, [isBig]))
    #expect(value(.call(lists, .filter, [hasBig])) == .list([list(5, 6)]))
  }
}

private func texts(_ texts: String...) -> Value { .list(texts.map(Value.string)) }

private func decimal(_ text: String) -> TypedExpression {
  literal(.decimal(Decimal(string: text, locale: nil) ?? .nan), .decimal)
}

private func list(_ values: Int...) -> Value { .list(values.map(Value.integer)) }
