import DocumentReader
import OutputInterface
import ViewModelIR

/// The fields that a test of an example does not compare, because Android is known to show them differently.
struct KnownDifferences {
  /// The names of the field that is compared, and of those that it is nested in.
  var path: [String] = []
  private let differences: [PlatformDifference]
  private let locale: String
  /// The names of the fields with texts for Android in the example.
  private let own: Set<String>
  private var leftOut: [String] = []
  private var languages: [String] = []

  init(_ differences: [PlatformDifference], in example: Example) {
    self.differences = differences
    locale = example.locale
    own = example.fields(on: .android)
  }

  /// Whether the field must not be compared with this value, which is then remembered.
  mutating func leavesOut(_ expected: Node) -> Bool {
    if let field = path.first, own.contains(field) { return false }
    let languages = differences.filter { $0.path == path }
      .compactMap { $0.language(of: locale, expected.words) }
    guard let language = languages.first else { return false }
    if !self.languages.contains(language) { self.languages.append(language) }
    if let name = path.last, !leftOut.contains(name) { leftOut.append(name) }
    return true
  }

  /// The comment about the fields that are not compared; empty if there are none.
  func comment(width: Int) -> [Code] {
    if leftOut.isEmpty { return [] }
    let fields = leftOut.formatted(.list(type: .and).locale(.init(identifier: "en")))
    let verb = leftOut.count == 1 ? "is" : "are"
    let text =
      "\(fields) \(verb) not compared: Android's texts differ in \(languages.joined(separator: ", ")). "
      + "The example's 'platform' can say what it shows."
    return commentLines(text, width: width).map { .text($0) }
  }
}

/// The text in lines that begin with `//`.
private func commentLines(_ text: String, width: Int) -> [String] {
  var lines = ["//"]
  for word in text.split(separator: " ") {
    if let line = lines.last, line.count + 1 + word.count > width, line != "//" {
      lines.append("//")
    }
    lines[lines.count - 1] += " \(word)"
  }
  return lines
}

extension Node {
  /// The texts of an expected value, which can be a list.
  fileprivate var words: String {
    elements.map { $0.map(\.words).joined(separator: " ") } ?? text ?? ""
  }
}
