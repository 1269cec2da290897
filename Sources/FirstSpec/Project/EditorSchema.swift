import DocumentReader
import OutputInterface
import SpecSyntax
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
