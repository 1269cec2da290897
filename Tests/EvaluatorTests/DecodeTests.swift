import DocumentReader
import Foundation
import Testing
import ViewModelIR

@testable import Evaluator

@Suite struct DecodeTests {
  @Test(arguments: [
    "0", "-0", "7", "-7", "1.0", "1e3", "1E+3", "1.5", "1e18", "9007199254740993",
    "9007199254740993.0", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "1e19", "1e400", "1e-400", "0.1", "5e-324", "1.0000000000000001", "-0.0", "0e5",
  ])
  func numbersDecodeLikeInJSONDecoder(text: String) {
    let json = Data(text.utf8)
    #expect(decodeInteger(text) == (try? JSONDecoder().decode(Int.self, from: json)))
    let number = decodeNumber(text)
    #expect(number == (try? JSONDecoder().decode(Double.self, from: json)))
    #expect(number?.sign == (try? JSONDecoder().decode(Double.self, from: json))?.sign)
  }

  @Test(
    arguments: [("+3", 3), ("0x1F", 31), ("0o17", 15), ("5.", 5), (".5", 0.5), ("-.5", -0.5)]
      as [(String, Double)]
  )
  func yamlNumbersAreDecoded(text: String, value: Double) {
    #expect(decodeNumber(text) == value)
    #expect(decodeInteger(text) == Int(exactly: value))
  }

  @Test func validDataIsDecoded() {
    expect(.string, "a", .string("a"))
    expect(.boolean, true, .bool(true))
    expect(.number, 3, .number(3))
    expect(.date, "1970-01-01T00:00:00Z", .date(Date(timeIntervalSince1970: 0)))
    expect(.day, "1970-01-02", .day(Date(timeIntervalSince1970: 86_400)))
    expect(.optional(.integer), nil, .null)
    expect(.list(.optional(.integer)), [1, nil], .list([.integer(1), .null]))
    expect(.named("Stock"), "in_stock", .string("in_stock"))
    expect(.named("Stock"), "gone", .string("gone"))
    let book = Value.object(["pages": .integer(3), "note": .null])
    expect(.named("Books"), [["page_count": 3]], .list([book]))
    expect(.named("Book"), ["page_count": 3, "note": nil, "more": [1]], book)
  }

  @Test func invalidDataIsRefusedWithAReason() {
    expect(.string, 1, "the data must be a string, not '1'")
    expect(.boolean, 1, "the data must be true or false, not '1'")
    expect(.integer, true, "the data must be a whole number within 64 bits, not a boolean")
    expect(.integer, nil, "the data must be a whole number within 64 bits, not null")
    expect(.url, "", "the data must be a URL, not ''")
    expect(.day, "2024-02-30", "the data must be a day such as 2024-03-05, not '2024-02-30'")
    expect(.named("Book"), [:], "'page_count' is missing, but the schema requires it")
    expect(
      .named("Books"),
      [["page_count": 1], ["page_count": "x"]],
      "'[1].page_count' must be a whole number within 64 bits, not 'x'"
    )
    expect(.named("Size"), "smal", "the data has no value 'smal'; did you mean 'small'?")
    expect(
      .named("Size"),
      "\u{1B}[2J",
      "the data has no value '\\u{1B}[2J'; there are 'small' and 'big'"
    )
  }

  @Test func atMostTwentyProblemsAreReported() {
    var diagnostics: [Diagnostic] = []
    let list = node(Array(repeating: "x", count: 1000))
    #expect(decode(list, as: .list(.integer), in: service, into: &diagnostics) == nil)
    #expect(diagnostics.count == 20)
  }

  private func expect(
    _ type: ValueType,
    _ json: Any?,
    _ value: Value,
    at location: SourceLocation = #_sourceLocation
  ) {
    var diagnostics: [Diagnostic] = []
    let decoded = decode(node(json), as: type, in: service, into: &diagnostics)
    #expect(decoded == value, sourceLocation: location)
    #expect(diagnostics == [], sourceLocation: location)
  }

  private func expect(
    _ type: ValueType,
    _ json: Any?,
    _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    var diagnostics: [Diagnostic] = []
    let decoded = decode(node(json), as: type, in: service, into: &diagnostics)
    #expect(decoded == nil, sourceLocation: location)
    #expect(diagnostics.map(\.message) == [message], sourceLocation: location)
  }
}

private let service = ServiceModel(
  root: .named("Books"),
  declarations: [
    declaration("Books", .alias(.list(.named("Book")))),
    declaration("Note", .alias(.optional(.string))),
    declaration(
      "Book",
      .record(
        .init(
          properties: [
            property("pages", key: "page_count", .integer), property("note", .named("Note")),
          ]
        )
      )
    ),
    declaration(
      "Stock",
      .enumeration(.init(cases: [.init(name: "inStock", rawValue: "in_stock")], keepsUnknown: true))
    ),
    declaration(
      "Size",
      .enumeration(
        .init(
          cases: [.init(name: "small", rawValue: "small"), .init(name: "big", rawValue: "big")],
          keepsUnknown: false
        )
      )
    ),
  ]
)
