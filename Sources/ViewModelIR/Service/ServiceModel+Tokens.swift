import DocumentReader

extension ServiceModel.Declaration {
  /// The declaration of a token type, an enumeration of the names that fields choose from.
  package static func tokens(_ name: String, _ names: [String], at location: Location) -> Self {
    let cases = names.map { ServiceModel.Enumeration.Case(name: $0, rawValue: $0) }
    let enumeration = ServiceModel.Enumeration(cases: cases, keepsUnknown: false)
    return Self(name: name, doc: "", kind: .enumeration(enumeration), location: location)
  }

  /// The names of an enumeration's cases; empty for any other type.
  package var caseNames: [String] {
    if case .enumeration(let enumeration) = kind { enumeration.cases.map(\.name) } else { [] }
  }
}
