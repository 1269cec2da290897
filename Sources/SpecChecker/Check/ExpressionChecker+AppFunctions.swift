import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  /// Checks a call of a function of the app, such as `plainText(content)`. If an argument that must have a value is nil, so is the result.
  func call(
    _ function: AppFunction,
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    for case (let argument, let label?) in zip(arguments, arguments.map(\.label)) {
      let start = argument.mark.lowerBound
      let labelled = start..<max(start, argument.value.range.lowerBound)
      throw .labelOfAppFunction(
        label,
        function,
        at: scalar.location(of: argument.mark),
        scalar.location(of: labelled)
      )
    }
    guard arguments.count == function.takes.count else {
      throw .wrongArgumentCount(arguments.count, function, at: location(syntax))
    }
    let values = try problems.all(zip(arguments, function.takes)) { (pair) throws(Diagnostic) in
      try value(pair.0.value, of: pair.1, for: "'\(function.name)'")
    }
    var scope = scope
    var bindings: [Binding] = []
    var bound: [TypedExpression] = []
    for (value, (argument, type)) in zip(values, zip(arguments, function.takes)) {
      bound.append(type.isOptional ? value : scope.bind(value, argument.value, to: &bindings))
    }
    return TypedExpression(function.gives, .appCall(function, bound)).over(bindings)
  }

  /// Checks a value that must have a type, or be `nil`. An Int becomes another number if needed.
  func value(
    _ syntax: Syntax,
    of type: ValueType,
    for what: String
  ) throws(Diagnostic) -> TypedExpression {
    var value = try check(syntax, expected: type)
    let wanted = type.unwrapped
    if value.type.unwrapped == .integer, [.number, .duration, .decimal].contains(wanted) {
      value = value.promoted(to: wanted == .decimal ? .decimal : .number)
      if wanted == .duration { return value }
    }
    guard value.type.unwrapped == wanted else {
      throw .mismatch(
        what,
        wants: "'\(type.messageName)'",
        got: value.type,
        at: location(syntax)
      )
    }
    return value
  }
}

extension ScreenChecker {
  /// The function of the app with this name, whose types can be types of the schema; `nil` if the configuration declares no such function.
  func appFunction(_ name: String) throws(Diagnostic) -> AppFunction? {
    guard let declaration = functions[name] else { return nil }
    let types = try problems.all(declaration.takes + [declaration.gives]) {
      (node) throws(Diagnostic) in
      do throws(Diagnostic) {
        return try type(node)
      } catch {
        throw .typeOfAppFunction(name, in: spec.view.location.file, error)
      }
    }
    guard let gives = types.last else { throw .alreadyReported }
    return AppFunction(
      name: name,
      takes: Array(types.dropLast()),
      gives: gives,
      location: declaration.location
    )
  }
}

// MARK: - Messages

extension Diagnostic {
  fileprivate static func labelOfAppFunction(
    _ label: String,
    _ function: AppFunction,
    at location: Location,
    _ labelled: Location
  ) -> Self {
    Self(
      .expressionSyntax,
      "the arguments of '\(function.name)' have no labels: remove '\(excerpt(label)):'",
      at: location,
      fix: Fix(labelled, "")
    )
  }

  fileprivate static func wrongArgumentCount(
    _ count: Int,
    _ function: AppFunction,
    at location: Location
  ) -> Self {
    let wanted = function.takes.count
    return Self(
      .expressionSyntax,
      "'\(function.name)' takes \(wanted) \(wanted == 1 ? "argument" : "arguments"), not \(count): it is '\(function.signature)'",
      at: location
    )
  }

  /// A type in the configuration that the schema of the spec does not have.
  fileprivate static func typeOfAppFunction(
    _ name: String,
    in spec: SourceFile,
    _ problem: Diagnostic
  ) -> Self {
    Self(
      problem.code,
      "\(spec.path) uses '\(name)', but \(problem.message)",
      at: problem.location,
      fix: problem.fix
    )
  }

  /// For `content.plainText`. `whole` is the location of the expression; `nil` if it has arguments.
  static func appFunctionAsMember(
    _ name: String,
    _ path: String?,
    at location: Location,
    _ whole: Location?
  ) -> Self {
    let call = path.map { "\(name)(\($0))" }
    return Self(
      .unknownName,
      "'\(name)' is a function of the app: write '\(call ?? "\(name)(…)")'",
      at: location,
      fix: whole.flatMap { whole in call.flatMap { Fix(whole, $0) } }
    )
  }
}
