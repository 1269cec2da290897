import DocumentReader
import ViewModelIR

extension Slots {
  /// Throws if the value cannot be Markdown or HTML as its author wrote it.
  func checkMarkup(
    _ value: TypedExpression,
    _ format: Format,
    at mark: Range<Int>
  ) throws(Diagnostic) {
    guard let markup = MarkedValue.Markup(format) else { return }
    let location = expressions.scalar.location(of: mark)
    if case .formatted(_, let before) = value.kind {
      switch before.style {
      case .text(.truncate): throw .cut(markup, by: "truncate", at: location)
      case .text(.excerpt): throw .cut(markup, by: "excerpt", at: location)
      default: break
      }
    }
    if value.insertsValues { throw .joined(markup, at: location) }
  }
}

extension TypedExpression {
  /// Whether values are put into the text, which could contain marks of their own.
  fileprivate var insertsValues: Bool {
    switch kind {
    case .arithmetic(let left, .add, let right): !left.isFixed || !right.isFixed
    case .call(_, .replacing, let arguments), .call(_, .replacingMatches, let arguments):
      arguments.dropFirst().first?.isFixed == false
    case .coalesce(let value, let other): value.insertsValues || other.insertsValues
    case .choice(_, let then, let otherwise): then.insertsValues || otherwise.insertsValues
    default: false
    }
  }

  /// Whether the text is the spec's own.
  private var isFixed: Bool {
    switch kind {
    case .text: true
    case .arithmetic(let left, .add, let right): left.isFixed && right.isFixed
    default: isLiteral
    }
  }
}

extension Diagnostic {
  fileprivate static func cut(
    _ markup: MarkedValue.Markup,
    by format: String,
    at location: Location
  ) -> Self {
    Self(
      .format,
      "'\(format)' can cut \(markup == .html ? "a tag of HTML" : "a mark of Markdown") in two: write '\(markup.rawValue) | \(format)', which cuts the words",
      at: location
    )
  }

  fileprivate static func joined(_ markup: MarkedValue.Markup, at location: Location) -> Self {
    Self(
      .format,
      "'\(markup.rawValue)' would also read the \(markup == .html ? "tags" : "marks") of a value that is inserted, such as a name: write that value into the template, as in '{name}: {note | \(markup.rawValue)}'",
      at: location
    )
  }

  static func words(of format: String, at location: Location) -> Self {
    Self(
      .warning,
      .format,
      "a format after '\(format)' leaves only the words: a styled text has the marks if '\(format)' is the last format, or if only 'truncate' follows it",
      at: location
    )
  }
}
