import DocumentReader
import ViewModelIR

/// What `plural` and `map` choose from: the texts by category or value.
package struct TextsByValue: Sendable {
  package struct Entry: Sendable {
    package var key: String
    package var keyLocation: Location
    package var text: SpecTemplate

    package init(_ key: String, at keyLocation: Location, _ text: SpecTemplate) {
      self.key = key
      self.keyLocation = keyLocation
      self.text = text
    }
  }

  package var texts: [Entry]
  /// A map's text for the rest.
  package var unknown: SpecTemplate?
  /// What stands among a plural's texts: `1`, or `'0...2'`.
  package var fractionDigits: Node.Member?
  /// Whether they stand in parentheses behind the format's name.
  package var isInline: Bool
  package var location: Location

  static let fractionDigits = "fractionDigits"

  package init(_ texts: [Entry] = [], isInline: Bool, at location: Location) {
    self.texts = texts
    self.isInline = isInline
    self.location = location
  }
}

extension TextsByValue {
  /// Those under a name in `formats`; nil if they are no mapping, which is reported.
  init?(
    _ format: FormatDefinition,
    _ texts: Node,
    unknown: Node?,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let members = texts.members else {
      if !texts.isTold {
        let what = format == .plural ? "categories" : "values"
        diagnostics.append(
          .wrongType(
            texts,
            what: "'\(format.name)'",
            expected: "a mapping of \(what) to texts"
          )
        )
      }
      return nil
    }
    let isOption = { format == .plural && $0 == Self.fractionDigits }
    let entries = members.filter { !isOption($0.key) }.map { member in
      let text = SpecTemplate(member.value, into: &diagnostics)
      return Entry(member.key, at: member.keyLocation, text)
    }
    self.init(entries, isInline: false, at: texts.location)
    self.unknown = unknown.map { SpecTemplate($0, into: &diagnostics) }
    fractionDigits = members.first { isOption($0.key) }
  }
}
