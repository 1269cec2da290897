import DocumentReader
import ViewModelIR

extension Node.Member {
  /// Whether an entry of `models` is the path of a shared model rather than a model.
  var namesFile: Bool { value.text != nil && !value.isReported }
}

/// Reads an entry of `models` such as `PostRow: models/PostRow.yaml`.
func readSharedModel(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.SharedModel {
  let name = Node(.string(member.key), at: member.keyLocation)
  checkTypeName(name, "a model", into: &diagnostics)
  return Spec.SharedModel(
    name: member.key,
    location: member.keyLocation,
    file: Spec.File(member.value)
  )
}

/// Whether a document has formats or errors for several specs, and none of the keys that a spec needs.
package func isSharedTexts(_ node: Node) -> Bool {
  SharedTextsKey.allCases.contains { node[$0.rawValue] != nil }
    && keysOfSpecs.allSatisfy { node[$0.rawValue] == nil }
}

/// Whether a file looks like one with formats or errors for several specs. Decides which files of a folder are read as specs.
package func looksLikeSharedTexts(_ file: SourceFile) -> Bool {
  SharedTextsKey.allCases.contains { file.hasLine(of: $0.rawValue) }
    && !keysOfSpecs.contains(where: file.hasLine)
}

/// Every spec has at least one of these keys.
let keysOfSpecs: [SpecKey] = [.view, .model, .service, .display]

extension SourceFile {
  /// Whether a line begins with a key.
  package func hasLine(of key: SpecKey) -> Bool { hasLine(of: key.rawValue) }

  fileprivate func hasLine(of key: String) -> Bool {
    lineStarts.contains { bytes[$0...].starts(with: "\(key):".utf8) }
  }
}

/// The keys of a file for several specs.
package enum SharedTextsKey: String, MappingKey {
  case formats, errors

  package static let mapping = "a file of shared formats or errors"

  package var definition: KeyDefinition {
    switch self {
    case .formats: .init(.names(.mapping(FormatKey.self)), "`name: format`, named formats")
    case .errors: .init(.names(ErrorKey.entry), "`error: text`, the messages for errors")
    }
  }
}

extension Spec {
  /// What a file for several specs declares; `nil` if it does not have the key.
  package struct SharedTexts: Sendable {
    package let formats: [NamedFormat]?
    package let errors: [Presenter.ErrorText]?
  }
}

/// Reads a file of formats or errors for several specs. Reports other keys.
package func readSharedTexts(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.SharedTexts {
  let keys = KeyReader<SharedTextsKey>(node, into: &diagnostics)
  func members(_ key: SharedTextsKey) -> [Node.Member]? {
    keys.flatMap { $0[key] == nil ? nil : $0.members(key, into: &diagnostics) }
  }
  return Spec.SharedTexts(
    formats: members(.formats).map { readFormats($0, into: &diagnostics) },
    errors: members(.errors).map { readErrors($0, into: &diagnostics) }
  )
}

extension Diagnostic {
  /// A key that only a view has in a shared model, or one that only a shared model has in the spec of a view.
  static func keyOfOtherSpec(_ key: SpecKey, at location: Location) -> Self {
    let problem =
      switch key {
      case .screen:
        "a shared model cannot have a 'screen': move it to the spec of a view that shows the model"
      case .model:
        "a spec is either of a view or of a shared model: remove 'view' or 'model'"
      default:
        "only a model can have '\(key.rawValue)': remove it, or write 'model' instead of 'view' to declare a shared model"
      }
    return Self(.unknownKey, problem, at: location)
  }
}
