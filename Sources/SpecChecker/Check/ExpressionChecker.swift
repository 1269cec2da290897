import DocumentReader
import Foundation
import SpecSyntax
import ViewModelIR
import ViewModelSupport

/// Type-checks an expression against the schema. Independent parts are all checked, even if one of them has an error.
struct ExpressionChecker {
  let screen: ScreenChecker
  /// The scalar that contains the expression, for locations.
  let scalar: Node
  /// The ID from which the texts in the expression's formats derive theirs.
  let id: Text.ID
  var scope: Scope

  var service: ServiceModel { screen.service }
  var problems: Problems { screen.problems }

  func location(_ syntax: Syntax) -> Location {
    scalar.location(of: syntax.mark)
  }

  /// Type-checks an expression. A literal takes the expected type if possible.
  func check(_ syntax: Syntax, expected: ValueType? = nil) throws(Diagnostic) -> TypedExpression {
    try traceGap(syntax, expected)
    var expression = try typed(syntax, expected)
    trace(syntax, expression)
    warnOfReadingBack(expression, syntax)
    expression.source = expression.source ?? ScalarPart(syntax.range, of: scalar)
    return expression
  }

  private func typed(
    _ syntax: Syntax,
    _ expected: ValueType?
  ) throws(Diagnostic) -> TypedExpression {
    if let path = scope.path(syntax) {
      if scope.uncertain.contains(path) { throw .alreadyReported }
      if let narrowed = scope.narrowed[path] { return narrowed }
    }
    let wanted = expected?.unwrapped
    switch syntax.kind {
    case .integer(let text):
      return try TypedExpression(integer: text, as: wanted, at: location(syntax))
    case .number(let text):
      return try TypedExpression(number: text, as: wanted, at: location(syntax))
    case .string(let text): return try string(text, wanted, syntax)
    case .bool(let bool): return TypedExpression(.boolean, .literal(.bool(bool)))
    case .null:
      guard let wanted else { throw .untypedLiteral("nil", at: location(syntax)) }
      return TypedExpression(.optional(wanted), .literal(.null))
    case .emptyList:
      guard case .list = wanted, let wanted else {
        throw .untypedLiteral("[]", at: location(syntax))
      }
      return TypedExpression(wanted, .literal(.list([])))
    case .name(let name): return try self.name(name, syntax)
    case .element:
      guard let element = scope.element else {
        throw .elementOutside(named: scope.innermostName, at: location(syntax))
      }
      return TypedExpression(element, .element)
    case .implicitMember(let name): return try enumCase(name, wanted, syntax)
    case .member(let base, let name, let isChained):
      return try member(name, of: base, isChained: isChained, syntax)
    case .call(let base, let name, let isChained, let arguments):
      return try call(name, on: base, isChained: isChained, arguments, syntax)
    case .prefix(let sign, let operand): return try prefix(sign, operand, expected)
    case .binary(let left, let sign, let right):
      return try binary(left, sign, right, expected: expected, syntax)
    case .choice(let condition, let then, let otherwise):
      return try choice(condition, then, otherwise, expected: expected, syntax)
    case .membership(let value, let literals):
      let (value, members) = try members(literals, of: value, syntax)
      return try dependent(value.isAny(of: members), syntax)
    case .lookup(let base, let key, let isChained):
      return try lookup(key, in: base, isChained: isChained, syntax)
    case .formatted(let value, let formats): return try formatted(value, formats)
    case .isType(let value, let name, let mark):
      let union = try check(value)
      let found = try unionCase(name, at: mark, of: union, value, syntax)
      return TypedExpression(.boolean, .isCase(union, found.name))
    }
  }

  // MARK: - Literals

  /// The value of a string literal: a text or, if the expected type is a date or a duration, such a value in its JSON notation.
  private func string(
    _ text: String,
    _ wanted: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    guard let wanted, wanted.isDateLike || wanted == .duration else {
      return TypedExpression(.string, .literal(.string(text)))
    }
    if let seconds = ISO8601Duration.seconds(from: text) {
      return TypedExpression(.duration, .literal(.number(seconds)))
    }
    if wanted == .date, let date = RFC3339.date(from: text) {
      return TypedExpression(.date, .literal(.date(date)))
    }
    if wanted == .day, let day = RFC3339.day(from: text) {
      return TypedExpression(.day, .literal(.day(day)))
    }
    if wanted == .localDateTime, let date = RFC3339.localDateTime(from: text) {
      return TypedExpression(.localDateTime, .literal(.localDateTime(date)))
    }
    throw .wrongTimeLiteral(text, wanted, at: location(syntax))
  }

  private func enumCase(
    _ name: String,
    _ wanted: ValueType?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    guard let wanted, let enumeration = service.enumeration(wanted) else {
      throw .caseOutside(name, wanted, at: location(syntax))
    }
    guard let found = enumeration.cases.first(where: { $0.name == name }) else {
      throw .unknownCase(name, type: wanted.specName, enumeration.cases, at: location(syntax))
    }
    return TypedExpression(wanted, .enumCase(rawValue: found.rawValue))
  }

  // MARK: - Names and members

  private func name(_ name: String, _ syntax: Syntax) throws(Diagnostic) -> TypedExpression {
    if scope.broken.contains(name) { throw .alreadyReported }
    if let shared = scope.shared[name] {
      screen.findings.sharedLocals.formUnion(shared.used)
      return shared.expression
    }
    if let type = scope.variables[name] {
      return TypedExpression(type, .variable(scope.aliases[name] ?? name))
    }
    if name == rowIndex {
      throw .indexOutside(
        inFunction: scope.functions > 0,
        named: scope.innermostName,
        at: location(syntax)
      )
    }
    if name == "isEdited", asksWhetherEdited { return try isEdited(nil, syntax) }
    guard let model = scope.model else {
      if scope.needingModel.contains(name) { throw .localOfModel(name, at: location(syntax)) }
      if scope.ofViewModel.contains(name) { throw localOfViewModel(name, syntax) }
      let known = scope.variables.keys.sorted()
      throw .unknownVariable(name, known: known, in: scope.place, at: location(syntax))
    }
    let current = scope.narrowed[.model] ?? TypedExpression(model, .model)
    if name == "self" { return current }
    if service.property(name, of: model) == nil, service.property(name, of: current.type) == nil {
      if let present = present[name] { return present }
      if scope.mayLackInputs { throw .alreadyReported }
      if scope.needingModel.contains(name) { throw .localOfModel(name, at: location(syntax)) }
      if scope.ofViewModel.contains(name) { throw localOfViewModel(name, syntax) }
      if name == Presenter.answer, scope.lacksAnswer {
        throw .answerOfNothing(at: location(syntax))
      }
      if scope.later.contains(name) { throw .laterLocal(name, at: location(syntax)) }
      if scope.displayed.contains(name), !isInField(name) {
        throw .displayField(name, at: location(syntax))
      }
      if let element = scope.variables[Presenter.it], element != model,
        service.property(name, of: element) != nil
      {
        let row = scope.aliases[Presenter.it] ?? Presenter.it
        throw .propertyOfRow(name, row, of: model, at: location(syntax))
      }
    }
    return try property(
      name,
      of: current,
      "self",
      excluding: scope.variables.keys.sorted(),
      syntax
    )
  }

  /// Whether the expression belongs to the field of this name, which cannot mean itself. What is spoken can mean what is shown.
  private func isInField(_ name: String) -> Bool {
    let keys = id.keys
    return keys.indices.contains { index in
      keys[index...].starts(with: ["display", name]) && keys.dropFirst(index + 2).first != "spoken"
    }
  }

  private func localOfViewModel(_ name: String, _ syntax: Syntax) -> Diagnostic {
    let isText = scope.sharedTexts[name] != nil
    return .localOfViewModel(name, isText: isText, at: location(syntax))
  }

  private func member(
    _ name: String,
    of base: Syntax,
    isChained: Bool,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let value = try check(base)
    // Look up the member first: if it does not exist, a missing '?.' is not the problem.
    let found = try property(name, of: value, base.path, excluding: [], syntax)
    try checkChaining(of: value, base, ".\(name)", isChained: isChained, syntax)
    return found
  }

  /// Checks that `.` follows a value and `?.` an optional. After an earlier `?.` in the path, both are allowed.
  func checkChaining(
    of value: TypedExpression,
    _ base: Syntax,
    _ suffix: String,
    isChained: Bool,
    _ syntax: Syntax
  ) throws(Diagnostic) {
    if value.isOptionalByChaining(in: service) || value.type.isOptional == isChained { return }
    let isBracket = suffix.hasPrefix("[")
    let end = isBracket ? syntax.mark.upperBound : syntax.mark.lowerBound
    let sign = scalar.location(of: min(base.range.upperBound, end)..<end)
    if !isChained { throw .optionalMember(base.path, suffix, at: location(syntax), sign) }
    try refuse(base) { .needlessChaining(base.path, suffix, $0, at: location(syntax), sign) }
  }

  private func property(
    _ name: String,
    of base: TypedExpression,
    _ path: String?,
    excluding others: @autoclosure () -> [String],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    if let property = service.property(name, of: base.type.unwrapped) {
      noteReading("\(base.type.unwrapped.specName).\(name)", syntax)
      let type = base.type.isOptional ? property.type.asOptional : property.type
      return TypedExpression(type, .property(base, name))
    }
    if let union = service.union(base.type.unwrapped) {
      let cases = union.cases.map { ($0.type, service.properties(of: $0.type) ?? []) }
      throw .unionMember(
        name,
        of: base.type,
        path,
        cases,
        shared: union.members,
        excluding: others(),
        at: location(syntax)
      )
    }
    if let reason = service.app?.unreadable["\(base.type.unwrapped.specName).\(name)"] {
      throw .unreadableProperty(name, of: base.type, reason, at: location(syntax))
    }
    if let properties = service.properties(of: base.type.unwrapped) {
      throw .unknownProperty(
        name,
        type: base.type.unwrapped.specName,
        properties: properties,
        excluding: others(),
        unlisted: path == "self" ? present.keys.sorted() : [],
        at: location(syntax)
      )
    }
    if let app = service.app, service.enumeration(base.type.unwrapped) != nil, name == "rawValue" {
      throw .rawValueOfApp(base.type, app.module, at: location(syntax))
    }
    if let enumeration = service.enumeration(base.type.unwrapped),
      name != "rawValue" || enumeration.rawType != .string
    {
      throw .enumerationMember(name, of: base.type, enumeration, path, at: location(syntax))
    }
    if let function = TypedExpression.Function(rawValue: name), function.definition.isProperty,
      let call = TypedExpression(function, of: base)
    {
      return call
    }
    if case .dictionary = base.type.unwrapped {
      throw name == "keys"
        ? .unorderedKeys(path, at: location(syntax))
        : .dictionaryMember(name, of: base.type, path, at: location(syntax))
    }
    if let function = TypedExpression.Function(rawValue: name), function != .keys,
      function.definition.exists(on: base.type.unwrapped)
    {
      let type = base.type.unwrapped
      let mayStandAlone =
        function.definition.arity(on: type).contains(0) && !function.definition.isFree(on: type)
      let takesNothing = mayStandAlone && TypedExpression(function, of: base) != nil
      throw .notAProperty(function, of: base.type, takesNothing: takesNothing, at: location(syntax))
    }
    if screen.functions[name] != nil, case .member = syntax.kind {
      let whole = scalar.location(of: syntax.range)
      throw .appFunctionAsMember(name, path, at: location(syntax), whole)
    }
    if base.type.unwrapped == .json { throw .memberOfJSON(name, path, at: location(syntax)) }
    throw .noMember(name, of: base.type, excluding: others(), at: location(syntax))
  }
}

/// The meanings of `now` and `today`, unless an input or a property has that name.
private let present: [String: TypedExpression] = [
  "now": TypedExpression(.date, .now), "today": TypedExpression(.day, .today),
]
