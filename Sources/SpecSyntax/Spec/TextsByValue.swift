import DocumentReader
import ViewModelIR

/// What `plural` and `map` choose from: the texts by category or value.
package struct TextsByValue: Sendable {
  package var texts: [(member: Node.Member, text: SpecTemplate)] = []
  /// A map's text for the rest.
  package var unknown: SpecTemplate?
  /// What stands among a plural's texts: `1`, or `'0...2'`.
  package var fractionDigits: Node.Member?
  /// Whether they stand in parentheses behind the format's name.
  package var isInline: Bool
  package var location: Location

  static let fractionDigits = "fractionDigits"

  package init(isInline: Bool, at location: Location) {
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
    self.init(isInline: false, at: texts.location)
    for member in members {
      if format == .plural, member.key == Self.fractionDigits {
        fractionDigits = member
      } else {
        self.texts.append((member, SpecTemplate(member.value, into: &diagnostics)))
      }
    }
    self.unknown = unknown.map { SpecTemplate($0, into: &diagnostics) }
  }
}
