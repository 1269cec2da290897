import DocumentReader
import SpecSyntax
import ViewModelIR

/// State that the placeholders of a text share: the scope, and the bindings of optional values. If one of these is nil, so is the text.
struct Slots {
  private(set) var expressions: ExpressionChecker
  private(set) var bindings: [Binding] = []
  private let allowsOptionals: Bool

  init(_ expressions: ExpressionChecker, allowsOptionals: Bool) {
    self.expressions = expressions
    self.allowsOptionals = allowsOptionals
  }

  /// The value as a non-optional expression. Adds a binding for an optional, or throws if optionals are not allowed.
  mutating func present(
    _ value: TypedExpression,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    if !value.type.isOptional { return value }
    if allowsOptionals { return expressions.scope.bind(value, syntax, to: &bindings) }
    let isCase = expressions.id.keys.dropLast().last.flatMap { Int($0) } != nil
    let place = expressions.location(syntax)
    if syntax.hasComputedKey {
      throw .optionalOfComputedKey(expressions.written(syntax), isCase: isCase, at: place)
    }
    throw .optionalInText(syntax.path, value, isCase: isCase, at: place)
  }
}

extension ScreenChecker {
  /// Checks a value that formats follow. If it has an error, the names of the formats are still checked.
  func value(
    _ syntax: Syntax,
    _ formats: [FormatSyntax],
    _ expressions: ExpressionChecker
  ) throws(Diagnostic) -> TypedExpression {
    do {
      return try expressions.check(syntax)
    } catch {
      problems.note(error)
      _ = try problems.all(formats) { (format) throws(Diagnostic) in
        try trace(format, of: nil, in: expressions.scalar)
        return try kind(of: format, in: expressions.scalar)
      }
      throw .alreadyReported
    }
  }

  /// Checks the formats after a value. Returns the last format, and the value it formats: the text that those before it produce.
  func steps(
    _ formats: [FormatSyntax],
    of value: TypedExpression,
    source: TypedExpression,
    at mark: Range<Int>,
    _ slots: inout Slots,
    in id: Text.ID
  ) throws(Diagnostic) -> (TypedExpression, Format) {
    var value = value
    var source = source
    for (step, syntax) in formats.dropLast().enumerated() {
      let id = id.appending("format", String(step))
      let format = try format(syntax, for: value, source: source, &slots, at: mark, in: id)
      try slots.checkMarkup(value, format, at: mark)
      value = TypedExpression(.string, .formatted(value, format))
      source = value
    }
    let last = try format(formats.last, for: value, source: source, &slots, at: mark, in: id)
    try slots.checkMarkup(value, last, at: mark)
    return (value, last)
  }
}

extension ExpressionChecker {
  /// Checks a formatted value in an expression. Its text is nil if the value or an option of a format is nil.
  func formatted(
    _ operand: Syntax,
    _ formats: [FormatSyntax]
  ) throws(Diagnostic) -> TypedExpression {
    let source = try screen.value(operand, formats, self)
    var slots = Slots(self, allowsOptionals: true)
    let value = try slots.present(source, operand)
    let place = formats.first?.mark.lowerBound ?? 0
    let (last, format) = try screen.steps(
      formats,
      of: value,
      source: source,
      at: operand.mark,
      &slots,
      in: id.appending("expression", String(place))
    )
    return TypedExpression(.string, .formatted(last, format)).over(slots.bindings)
  }
}
