import DocumentReader
import ViewModelIR

extension Slots {
  /// Throws if the value cannot be Markdown as its author wrote it.
  func checkMarkdown(
    _ value: TypedExpression,
    _ format: Format,
    at mark: Range<Int>
  ) throws(Diagnostic) {
    guard format.style == .text(.markdown) else { return }
    let location = expressions.scalar.location(of: mark)
    if case .formatted(_, let before) = value.kind {
      switch before.style {
      case .text(.truncate): throw .cutMarkdown(by: "truncate", at: location)
      case .text(.excerpt): throw .cutMarkdown(by: "excerpt", at: location)
      default: break
      }
    }
    if value.insertsValues { throw .joinedMarkdown(at: location) }
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
  static func cutMarkdown(by format: String, at location: Location) -> Self {
    Self(
      .format,
      "'\(format)' can cut a mark of Markdown in two: write 'markdown | \(format)', which cuts the words",
      at: location
    )
  }

  static func joinedMarkdown(at location: Location) -> Self {
    Self(
      .format,
      "'markdown' would also read the marks of a value that is inserted, such as a name: write that value into the template, as in '{name}: {note | markdown}'",
      at: location
    )
  }

  static func wordsOfMarkdown(at location: Location) -> Self {
    Self(
      .warning,
      .format,
      "a format after 'markdown' leaves only the words: a styled text has the marks if 'markdown' is the last format",
      at: location
    )
  }
}
