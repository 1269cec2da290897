import SpecCompiler
import Templates

/// The templates of the tool by name, some of them replaced by the user's.
package struct TemplateSet: Sendable {
  private let sources: [String: SourceFile]

  /// An override replaces the template that has its file name: `mine/ServiceModel.mustache`.
  package init(overrides: [SourceFile] = [], into diagnostics: inout [Diagnostic]) {
    var sources: [String: SourceFile] = [:]
    for (name, bytes) in Templates.sources {
      sources[name] = SourceFile(path: "Templates/\(name).mustache", bytes: bytes)
    }
    for file in overrides {
      let name = templateName(ofPath: file.path)
      if sources[name] == nil {
        diagnostics.append(.templateUnknownFile(file, among: sources.keys.sorted()))
      } else {
        sources[name] = file
      }
    }
    self.sources = sources
  }

  /// Parses a template by its name, `ServiceModel`, with the others as its partials.
  package func template(_ name: String, into diagnostics: inout [Diagnostic]) -> Template? {
    guard let source = sources[name] else {
      let file = SourceFile(path: "\(name).mustache", bytes: [])
      diagnostics.append(.templateUnknownFile(file, among: sources.keys.sorted()))
      return nil
    }
    return Template(source, partials: sources, into: &diagnostics)
  }
}

func templateName(ofPath path: String) -> String {
  let file = path.split(separator: "/").last ?? ""
  let suffix = ".mustache"
  return String(file.hasSuffix(suffix) ? file.dropLast(suffix.count) : file)
}
