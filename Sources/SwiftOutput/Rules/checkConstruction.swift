import DocumentReader
import SpecSyntax
import ViewModelIR

/// Reports values in examples that tests cannot make, because the app's type has no suitable initializer.
func checkConstruction(_ screen: Screen, into diagnostics: inout [Diagnostic]) {
  guard screen.makesData else { return }
  for example in screen.examples {
    checkConstruction(example.data, of: screen.service.root, screen.service, into: &diagnostics)
  }
}

private func checkConstruction(
  _ node: Node,
  of type: ValueType,
  _ service: ServiceModel,
  into diagnostics: inout [Diagnostic]
) {
  if node.isNull { return }
  switch type.unwrapped {
  case .list(let element):
    for node in node.elements ?? [] {
      checkConstruction(node, of: element, service, into: &diagnostics)
    }
  case .dictionary(let value):
    for member in node.members ?? [] {
      checkConstruction(member.value, of: value, service, into: &diagnostics)
    }
  case .named(let name):
    switch service[name]?.kind {
    case .alias(let type): checkConstruction(node, of: type, service, into: &diagnostics)
    case .union(let union):
      for found in union.cases {
        guard let value = node[found.name] else { continue }
        checkConstruction(value, of: found.type, service, into: &diagnostics)
      }
    case .record(let record):
      if record.construction == .impossible {
        diagnostics.append(.notConstructible(name, at: node.location))
      }
      for property in record.properties where property.origin.isInData {
        guard let value = node[property.name] else { continue }
        checkConstruction(value, of: property.type, service, into: &diagnostics)
      }
    case .tuple, .enumeration, nil: break
    }
  default: break
  }
}

extension Diagnostic {
  fileprivate static func notConstructible(_ name: String, at location: Location) -> Self {
    Self(
      .exampleData,
      "tests cannot make a value of the type \(name): give it a nonisolated initializer whose labels are its properties, or make it Decodable without CodingKeys",
      at: location
    )
  }
}
