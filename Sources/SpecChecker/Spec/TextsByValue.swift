import DocumentReader
import ViewModelIR

/// What `plural` and `map` choose from: the texts by category or value.
struct TextsByValue: Sendable {
  struct Entry: Sendable {
    var key: String
    var keyLocation: Location
    var text: SpecTemplate
  }

  var texts: [Entry]
  /// A map's text for the rest.
  var unknown: SpecTemplate?
  /// What stands among a plural's texts: `1`, or `'0...2'`.
  var fractionDigits: Node.Member?
  /// Whether they stand in parentheses behind the format's name.
  var isInline: Bool
  var location: Location

  static let fractionDigits = "fractionDigits"
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
    self.init(
      texts: members.filter { !isOption($0.key) }.map { member in
        Entry(
          key: member.key,
          keyLocation: member.keyLocation,
          text: SpecTemplate(member.value, into: &diagnostics)
        )
      },
      unknown: unknown.map { SpecTemplate($0, into: &diagnostics) },
      fractionDigits: members.first { isOption($0.key) },
      isInline: false,
      location: texts.location
    )
  }
}
