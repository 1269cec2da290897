import DocumentReader
import ViewModelIR

/// The texts of a `plural` or a `map`, by category or value.
package struct TextsByValue: Sendable {
  package var texts: [(member: Node.Member, text: SpecTemplate)] = []
  /// The text of a map for all other values.
  package var unknown: SpecTemplate?
  /// The option `fractionDigits` among the texts of a plural, with a value such as `1` or `0...2`.
  package var fractionDigits: Node.Member?
  /// Whether the texts are written in parentheses after the format's name, not under `formats`.
  package var isInline: Bool
  package var location: Location

  static let fractionDigits = "fractionDigits"

  package init(isInline: Bool, at location: Location) {
    self.isInline = isInline
    self.location = location
  }
}

extension TextsByValue {
  /// Reads the texts of an entry of `formats`. Returns `nil` and reports an error if they are not a mapping.
  init?(
    _ format: FormatDefinition,
    _ texts: Node,
    unknown: Node?,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let members = texts.members else {
      if !texts.isReported {
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
