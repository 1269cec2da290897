import DocumentReader
import SpecSyntax
import TextOutput
import Workspace

/// A JSON Schema with which editors complete and check YAML.
package enum EditorSchema: String, CaseIterable {
  case spec, configuration

  package var schema: Node {
    switch self {
    case .spec: grammarSchema(of: SpecSyntax.SpecKey.self, title: "A viewmodelgen spec")
    case .configuration: grammarSchema(of: ConfigurationKey.self, title: Configuration.fileName)
    }
  }

  package var text: String { jsonText(schema) + "\n" }

  /// Those of a project, beside its configuration.
  static func all(in root: String) -> [StartPlan.File] {
    allCases.map { StartPlan.File(path: joinPath(root, $0.path), text: $0.text) }
  }

  /// What tells the YAML language server of it, in the first line of a file that is in a folder.
  func line(in folder: String, root: String) -> String {
    "# yaml-language-server: $schema=\(relativePath(of: joinPath(root, path), from: folder))\n"
  }

  private var path: String { ".viewmodelgen/\(rawValue).schema.json" }
}

/// `relativePath(of: "a/x.json", from: "a/b")` is `../x.json`; both are relative to one folder.
private func relativePath(of path: String, from folder: String) -> String {
  var target = normalizedPath(path).split(separator: "/")[...]
  var start = normalizedPath(folder).split(separator: "/")[...]
  while let part = start.first, part == target.first, part != ".." {
    target.removeFirst()
    start.removeFirst()
  }
  return (start.map { _ in ".." } + target).joined(separator: "/")
}
