import DocumentReader
import SpecSyntax
import TextOutput
import Workspace

/// A JSON Schema that lets editors complete and check YAML files.
package enum EditorSchema: String, CaseIterable {
  case spec, configuration

  package var schema: Node {
    switch self {
    case .spec: grammarSchema(of: SpecSyntax.SpecKey.self, title: "A viewmodelgen spec")
    case .configuration: grammarSchema(of: ConfigurationKey.self, title: Configuration.fileName)
    }
  }

  package var text: String { jsonText(schema) + "\n" }

  /// Returns the schema files of a project, in the folder `.viewmodelgen` next to its configuration.
  static func all(in root: String) -> [StartPlan.File] {
    allCases.map { StartPlan.File(path: joinPath(root, $0.path), text: $0.text) }
  }

  /// Returns the first line of a YAML file in a folder, which points the YAML language server to the schema.
  func line(in folder: String, root: String) -> String {
    "# yaml-language-server: $schema=\(relativePath(of: joinPath(root, path), from: folder))\n"
  }

  private var path: String { ".viewmodelgen/\(rawValue).schema.json" }
}

/// Returns the path of a file relative to a folder: `../x.json` for `a/x.json` from `a/b`. Both arguments are relative to the same folder.
private func relativePath(of path: String, from folder: String) -> String {
  var target = normalizedPath(path).split(separator: "/")[...]
  var start = normalizedPath(folder).split(separator: "/")[...]
  while let part = start.first, part == target.first, part != ".." {
    target.removeFirst()
    start.removeFirst()
  }
  return (start.map { _ in ".." } + target).joined(separator: "/")
}
