import DocumentReader

extension ServiceModel.Declaration {
  /// A type of tokens: the names that fields choose from.
  package static func tokens(_ name: String, _ names: [String], at location: Location) -> Self {
    let cases = names.map { ServiceModel.Enumeration.Case(name: $0, rawValue: $0) }
    let enumeration = ServiceModel.Enumeration(cases: cases, keepsUnknown: false)
    return Self(name: name, doc: "", kind: .enumeration(enumeration), location: location)
  }

  /// Those of an enumeration; none of any other type.
  package var caseNames: [String] {
    if case .enumeration(let enumeration) = kind { enumeration.cases.map(\.name) } else { [] }
  }
}
