import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func takenByService(
    _ name: String,
    _ other: Location,
    _ app: ServiceModel.AppTypes?,
    at location: Location
  ) -> Self {
    let (owner, remedy) =
      app.map { ("the module \($0.module)", "give the view or the model another name") }
      ?? ("the service model", "rename it with 'service.rename'")
    return Self(
      .typeName,
      "\(owner) also has a type '\(name)' (\(other.file.path):\(other.line)): \(remedy)",
      at: location
    )
  }

  static func tokensOfService(_ name: String, _ other: Location, at location: Location) -> Self {
    Self(
      .typeName,
      "the service model also has a type '\(name)' (\(other.file.path):\(other.line)): rename the token type",
      at: location
    )
  }

  static func modelHidesService(at location: Location) -> Self {
    Self(
      .typeName,
      "the view's 'Model' would hide the service's type 'Model': rename it with 'service.rename: { Model: … }'",
      at: location
    )
  }

  static func hidesType(_ name: String, in view: String, at location: Location) -> Self {
    Self(
      .typeName,
      "inside '\(view)' this model would hide the type '\(name)': name it '\(name)Model'",
      at: location
    )
  }

  static func tokensOfSwiftUI(_ name: String, at location: Location) -> Self {
    let other = "\(name)Token"
    return Self(
      .name,
      "'\(name)' cannot name a token type: it would hide SwiftUI's from the app; call it '\(other)', for instance",
      at: location,
      fix: Fix(location, other)
    )
  }

  static func tokenOfOptionals(_ node: Node) -> Self {
    let name = node.text ?? ""
    let why = "Swift's optionals have a '.\(name)' of their own"
    return badName(name, what: "a token", at: node.location, why: why)
  }

  static func tokenOfEveryType(_ node: Node) -> Self {
    let why = "every token type already has it"
    return badName(node.text ?? "", what: "a token", at: node.location, why: why)
  }

  static func keywordUnderObservation(_ name: String, _ what: String, at location: Location) -> Self
  {
    Self(
      .reservedName,
      "'\(name)' cannot name \(what) under 'binding: observation': Swift's '@Observable' macro does not accept keywords; choose another name, such as '\(name)Value'",
      at: location
    )
  }

  static func presenterHidesType(_ name: String, at location: Location) -> Self {
    Self(
      .reservedName,
      "presenters declare their own type '\(name)': rename the schema's, as in 'service.rename: { \(name): \(name)Value }'",
      at: location
    )
  }
}
