/// How a message ends that says of a name that nothing has it, and the name that is meant.
package struct Hint: CustomStringConvertible, Sendable {
  package let description: String
  private let name: String?

  package init(_ text: String, meaning name: String? = nil) {
    description = text
    self.name = name
  }

  /// `did you mean 'title'?`, or what there is: `it has 'author' and 'title'`.
  package init(
    for name: String,
    among candidates: some Collection<String>,
    else there: String? = nil,
    _ conjunction: String = "and"
  ) {
    if let near = Hint(for: name, near: candidates) {
      self = near
    } else {
      let there = there ?? (candidates.count == 1 ? "there is" : "there are")
      self.init("\(there) \(list(candidates, conjunction))")
    }
  }

  /// `did you mean 'title'?`, where there is a name like it.
  package init?(for name: String, near candidates: some Sequence<String>) {
    guard let near = suggestion(for: name, among: candidates) else { return nil }
    self.init("did you mean '\(excerpt(near))'?", meaning: near)
  }

  /// The name that is meant in place of the wrong one, in the same quotes.
  package func fix(at location: Location) -> Diagnostic.Fix? {
    guard let name, let first = location.file.byte(at: location.start) else { return nil }
    let isQuoted = first == .quote || first == .apostrophe
    let quote = isQuoted ? String(Unicode.Scalar(first)) : ""
    return Diagnostic.Fix(location, quote + name + quote)
  }
}

extension Hint: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}
