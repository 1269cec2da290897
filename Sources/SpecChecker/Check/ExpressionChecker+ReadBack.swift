import DocumentReader
import SpecSyntax
import ViewModelIR

// Warnings about what expressions read: a locale-dependent text as if it were the same in every locale, and properties with a caution.

extension ExpressionChecker {
  /// Warns once if the schema cautions against a property, such as that it is deprecated.
  func noteReading(_ property: String, _ syntax: Syntax) {
    if screen.findings.readProperties.insert(property).inserted,
      let why = service.app?.cautions[property]
    {
      screen.problems.note(.caution(property, why, at: location(syntax)))
    }
  }

  /// Warns if a function reads a number from a locale-dependent text, or looks for a literal in it.
  func warnOfReadingBack(_ expression: TypedExpression, _ syntax: Syntax) {
    guard case .call(let text, let function, let arguments) = expression.kind,
      let value = text.localizedValue(in: scope)
    else { return }
    let place = location(syntax)
    let isText = text.type.unwrapped == .string
    if isText, expression.type.unwrapped.isSummable, function != .count {
      problems.note(.readBack(value, function.rawValue, at: place))
    } else if isText || function == .contains, let part = arguments.lazy.compactMap(\.words).first {
      problems.note(.lookedFor(part, in: value, function.rawValue, at: place))
    }
  }

  /// Warns if a comparison compares a locale-dependent text with a literal.
  func warnOfComparing(_ left: TypedExpression, _ right: TypedExpression, _ syntax: Syntax) {
    for (text, other) in [(left, right), (right, left)] {
      if let words = other.words, let value = text.localizedValue(in: scope) {
        problems.note(.lookedFor(words, in: value, "==", at: location(syntax)))
      }
    }
  }
}

extension Rule {
  /// The value that the rule formats by locale; `nil` if its text is the same in every locale.
  func localizedValue(in scope: Scope) -> TypedExpression? {
    switch self {
    case .value(let value): return value.localizedValue(in: scope)
    default:
      let own = formattedParts.first { $0.format.dependsOnLocale }?.value
      return own ?? expressions.lazy.compactMap { $0.localizedValue(in: scope) }.first
    }
  }
}

extension TypedExpression {
  /// The value that the expression, a text or a list of texts, formats by locale; `nil` if its text is the same in every locale.
  fileprivate func localizedValue(in scope: Scope) -> TypedExpression? {
    guard type.unwrapped == .string || type.unwrapped.isListOfTexts else { return nil }
    switch kind {
    case .formatted(let value, let format):
      return format.dependsOnLocale ? value : value.localizedValue(in: scope)
    case .variable(let name): return scope.localized[name]
    case .call(_, .map, let arguments), .call(_, .compactMap, let arguments):
      return arguments.lazy.compactMap { $0.localizedValue(in: scope) }.first
    // The call itself, such as 'split', has already been reported.
    case .call(let base, _, _) where base.type.unwrapped == .string && type.unwrapped != .string:
      return nil
    case .call(let base, _, _), .lookup(let base, _): return base.localizedValue(in: scope)
    case .coalesce, .choice, .arithmetic, .ifPresent:
      return children.lazy.compactMap { $0.localizedValue(in: scope) }.first
    default: return nil
    }
  }

  /// The text of a string literal that is not empty.
  fileprivate var words: String? {
    if case .literal(.string(let text)) = kind, !text.isEmpty { text } else { nil }
  }
}

extension Format {
  /// Whether the output differs between locales in more than letter case.
  fileprivate var dependsOnLocale: Bool {
    switch style {
    case .date(.pattern), .text(.letterCase), .verbatim: false
    case .date, .duration: true
    case .number, .text, .choice: usesContext
    }
  }
}

extension Diagnostic {
  fileprivate static func readBack(
    _ value: TypedExpression,
    _ function: String,
    at location: Location
  ) -> Self {
    Self(
      .warning,
      .readBack,
      "\(value.text) depends on the locale, so '\(function)' cannot parse it in every locale: use \(value.itself)",
      at: location
    )
  }

  fileprivate static func lookedFor(
    _ words: String,
    in value: TypedExpression,
    _ function: String,
    at location: Location
  ) -> Self {
    Self(
      .warning,
      .readBack,
      "\(value.text) depends on the locale, so '\(function)' finds \(quoted(words)) only in some locales: "
        + "use \(value.itself), or an option of its format",
      at: location
    )
  }
}

extension TypedExpression {
  fileprivate var text: String { isNamed ? "the text of '\(path)'" : "this text" }

  fileprivate var itself: String { isNamed ? "'\(path)' itself" : "the value itself" }

  /// Whether the value has a path that a message can name, unlike `entries.map(…)`.
  private var isNamed: Bool { path != "value" && !hasArguments }

  private var hasArguments: Bool {
    if case .call(_, _, let arguments) = kind, !arguments.isEmpty { return true }
    return children.contains(where: \.hasArguments)
  }
}

extension ValueType {
  fileprivate var isListOfTexts: Bool {
    if case .list(let element) = self { element.unwrapped == .string } else { false }
  }
}
