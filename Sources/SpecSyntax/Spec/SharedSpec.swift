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

/// Whether a document has formats for several specs: it has `formats`, but none of the keys that a spec needs.
package func isSharedFormats(_ node: Node) -> Bool {
  node[SpecKey.formats.rawValue] != nil && keysOfSpecs.allSatisfy { node[$0.rawValue] == nil }
}

/// Whether a file looks like one with formats for several specs. Decides which files of a folder are read as specs.
package func looksLikeSharedFormats(_ file: SourceFile) -> Bool {
  file.hasLine(of: .formats) && !keysOfSpecs.contains(where: file.hasLine)
}

/// Every spec has at least one of these keys.
let keysOfSpecs: [SpecKey] = [.view, .model, .service, .display]

extension SourceFile {
  /// Whether a line begins with a key.
  package func hasLine(of key: SpecKey) -> Bool {
    lineStarts.contains { bytes[$0...].starts(with: "\(key.rawValue):".utf8) }
  }
}

/// Reads a file of formats for several specs. Reports other keys.
package func readSharedFormats(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> [Spec.NamedFormat] {
  let what = "a file of shared formats"
  let keys = KeyReader<SpecKey>(node, what, allowed: [.formats], into: &diagnostics)
  guard let keys, keys.require(.formats, into: &diagnostics) != nil else { return [] }
  return readFormats(keys.members(.formats, into: &diagnostics), into: &diagnostics)
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
