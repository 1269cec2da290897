let schema = """
  { "title": "Item", "type": "object",
    "required": ["count", "likes", "views", "price", "code", "share", "created", "due", "length",
      "tags", "size", "place", "distance"],
    "properties": {
      "count": { "type": "integer" }, "likes": { "type": "integer" }, "views": { "type": "integer" },
      "price": { "type": "number" }, "code": { "type": "string" }, "share": { "type": "number" },
      "created": { "type": "string", "format": "date-time" },
      "due": { "type": "string", "format": "date-time" }, "length": { "type": "number" },
      "tags": { "type": "array", "items": { "type": "string" } }, "size": { "type": "integer" },
      "place": { "type": "integer" }, "distance": { "type": "number" } } }
  """

/// Writes the nanoseconds of each format, each of them by Foundation's call, with a kept formatter, and as generated, when the rows are made
/// for the first time and again; then those of whole rows.
var driver: String {
  let measures = measuredFormats.enumerated().map { index, format in
    """
        let kept\(index) = \(format.kept.formatter)
        results += measure(
          { item in \(format.call) },
          { item in \(format.kept.call.replacing("kept", with: "kept\(index)")) },
          { item in Format\(index)ViewModel(from: item, in: context).text })

    """
  }
  return """
    import Foundation

    @main enum Driver {
      static func main() throws {
        let arguments = CommandLine.arguments
        let locale = Locale(identifier: arguments[2])
        let now = Date(timeIntervalSince1970: 1_720_000_000)
        let context = DisplayContext(
          locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian), now: now)
        var random = SplitMix(state: 7)
        let items = (0..<1_000).map { _ in item(now, &random) }
        var results: [Double] = []
        func measure(_ forms: ((Item) -> String)...) -> [Double] {
          forms.flatMap { form in
            var count = 0
            let times = (0..<6).map { _ in
              ContinuousClock().measure { for item in items { count += form(item).utf8.count } }
            }
            precondition(count > 0)
            let nanoseconds = times.map { Double($0.components.attoseconds) / 1e12 }
            return [nanoseconds[0], nanoseconds.dropFirst().min() ?? 0]
          }
        }
    \(measures.joined())
        results += measure { RowViewModel(from: $0, in: context).text0 }
        try results.map { "\\($0)" }.joined(separator: " ")
          .write(toFile: arguments[1], atomically: false, encoding: .utf8)
      }

      static func ordinalFormatter(_ locale: Locale) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        formatter.locale = locale
        return formatter
      }

      static func item(_ now: Date, _ random: inout SplitMix) -> Item {
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
        func real(_ limit: Double) -> Double { .random(in: 0...limit, using: &random) }
        let tags = ["Swift", "Kotlin", "Rust", "Go", "Zig", "C", "Ada"]
        return Item(
          count: number(0...9_999_999), likes: number(0...9_999_999), views: number(0...9_999_999),
          price: Double(number(0...999_999)) / 100,
          code: ["USD", "EUR", "GBP", "JPY"][number(0...3)], share: real(1),
          created: now - real(2_500_000), due: now + real(2_500_000), length: real(40_000),
          tags: (0..<3).map { _ in tags[number(0...6)] }, size: number(0...5_000_000_000),
          place: number(1...5_000), distance: real(500))
      }
    }

    struct SplitMix: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
    }
    """
}
