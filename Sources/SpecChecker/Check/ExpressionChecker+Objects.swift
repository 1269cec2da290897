import DocumentReader
import SpecSyntax
import ViewModelIR

extension ExpressionChecker {
  /// Checks a new value of a record: `Message(id: newID, text: draft)`. A property that can be nil can be left out.
  func object(
    _ declaration: ServiceModel.Declaration,
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let name = declaration.name
    if service.app != nil, service.schemaType(name) != nil {
      throw .objectOfApp(name, at: location(syntax))
    }
    guard case .record(let record) = declaration.kind else {
      throw .objectOfNoRecord(name, at: location(syntax))
    }
    for argument in arguments {
      guard let label = argument.label else {
        throw .objectWithoutLabel(name, record.properties, at: location(argument.value))
      }
      let place = scalar.location(of: argument.mark)
      if !record.properties.contains(where: { $0.name == label }) {
        throw .unknownProperty(
          label,
          type: name,
          properties: record.properties,
          excluding: [],
          at: place
        )
      }
      let start = argument.mark.lowerBound
      if arguments.contains(where: { $0.label == label && $0.mark.lowerBound < start }) {
        throw .repeatedMember(label, at: place)
      }
    }
    let given = { (property: ServiceModel.Property) in
      arguments.first { $0.label == property.name }?.value
    }
    let missing = record.properties.filter { given($0) == nil && !$0.type.isOptional }
    if !missing.isEmpty { throw .missingMembers(missing, of: name, at: location(syntax)) }
    let members = try problems.all(record.properties) { (property) throws(Diagnostic) in
      let null = TypedExpression(property.type, .literal(.null))
      let value = try given(property).map { (value) throws(Diagnostic) in
        try member(value, property, of: name)
      }
      return TypedExpression.Member(property: property, value: value ?? null)
    }
    return TypedExpression(.named(name), .object(members))
  }

  private func member(
    _ syntax: Syntax,
    _ property: ServiceModel.Property,
    of name: String
  ) throws(Diagnostic) -> TypedExpression {
    let what = "'\(property.name)' of '\(name)'"
    let value = try value(syntax, of: property.type, for: what)
    if value.type.isOptional, !property.type.isOptional {
      throw .optionalOperand(syntax.path, what, type: value.type, at: location(syntax))
    }
    return value
  }
}

extension Diagnostic {
  fileprivate static func objectOfApp(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "'\(name)' is a type of the app, so its initializer is not known here: make the value in a function of the app, or take it as a parameter",
      at: location
    )
  }

  /// For `message(…)` instead of `Message(…)`.
  static func lowercasedType(_ name: String, _ type: String, at location: Location) -> Self {
    let hint = Hint("a new object is written '\(type)(…)'", meaning: type)
    return Self(.unknownName, "there is no function '\(name)'", hint, at: location)
  }

  fileprivate static func objectOfNoRecord(_ name: String, at location: Location) -> Self {
    Self(
      .typeMismatch,
      "a '\(name)' cannot be made here, because it is not an object of the schema: take it as a parameter",
      at: location
    )
  }

  fileprivate static func objectWithoutLabel(
    _ name: String,
    _ properties: [ServiceModel.Property],
    at location: Location
  ) -> Self {
    let sample = properties.first { !$0.type.isOptional } ?? properties.first
    let written = sample.map { ", as in '\(name)(\($0.name): …)'" } ?? ""
    return Self(
      .expressionSyntax,
      "each value of '\(name)' needs the name of its property before it\(written)",
      at: location
    )
  }

  fileprivate static func repeatedMember(_ name: String, at location: Location) -> Self {
    Self(.expressionSyntax, "'\(name)' is given twice: remove one of the values", at: location)
  }

  fileprivate static func missingMembers(
    _ properties: [ServiceModel.Property],
    of name: String,
    at location: Location
  ) -> Self {
    Self(
      .expressionSyntax,
      "a new '\(name)' also needs \(list(properties.map(\.name), "and")): only what can be nil can be left out",
      at: location
    )
  }
}
