import DocumentReader
import SpecSyntax
import ViewModelIR

/// What a text's slots share: names, and the values that must not be nil for it to exist.
struct Slots {
  private(set) var expressions: ExpressionChecker
  private(set) var bindings: [Binding] = []
  private let allowsOptionals: Bool

  init(_ expressions: ExpressionChecker, allowsOptionals: Bool) {
    self.expressions = expressions
    self.allowsOptionals = allowsOptionals
  }

  /// The value, which is not nil where the text exists.
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
  /// A value that formats follow; where it is a problem, they are looked up all the same.
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
      throw .alreadyTold
    }
  }

  /// The last of the formats behind a value, and what it takes: the text that those before it make.
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
      value = TypedExpression(.string, .formatted(value, format))
      source = value
    }
    let last = try format(formats.last, for: value, source: source, &slots, at: mark, in: id)
    return (value, last)
  }
}

extension ExpressionChecker {
  /// The text that formats make of a value; nil where that is, or an option of theirs.
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
