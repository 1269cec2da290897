import DocumentReader

extension Diagnostic {
  package static func unknownProperty(
    _ name: String,
    type: String,
    properties: [ServiceModel.Property],
    besides others: [String],
    unlisted words: [String] = [],
    at location: Location
  ) -> Self {
    let names = (0..<properties.count + others.count).lazy.map {
      $0 < properties.count ? properties[$0].name : others[$0 - properties.count]
    }
    let hint =
      properties.first { $0.key == name }.map {
        Hint("the JSON key '\(name)' is '\($0.name)' in Swift", meaning: $0.name)
      }
      ?? Hint(for: name, near: words) ?? Hint(for: name, among: names, else: "it has")
    return Self(.unknownName, "'\(type)' has no property '\(name)'", hint, at: location)
  }
}
