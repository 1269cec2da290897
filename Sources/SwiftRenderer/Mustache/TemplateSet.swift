import DocumentReader
import Templates

/// The templates of the tool by name, some of them replaced by the user's.
package struct TemplateSet: Sendable {
  /// Each parsed with the others as its partials.
  private let templates: [String: Template]

  /// An override replaces the template that has its file name: `mine/ServiceModel.mustache`.
  package init(overrides: [SourceFile] = [], into diagnostics: inout [Diagnostic]) {
    var sources: [String: SourceFile] = [:]
    for (name, text) in Templates.sources {
      sources[name] = SourceFile(path: "Templates/\(name).mustache", text: text)
    }
    for file in overrides {
      let name = templateName(ofPath: file.path)
      if sources[name] == nil {
        diagnostics.append(.templateUnknownFile(file, among: sources.keys.sorted()))
      } else {
        sources[name] = file
      }
    }
    var templates: [String: Template] = [:]
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      templates[name] = Template(source, partials: sources, into: &diagnostics)
    }
    self.templates = templates
  }

  /// A template by its name, `ServiceModel`; also nil if it has an error, reported when the set was made.
  package func template(_ name: String) -> Template? {
    templates[name]
  }
}

func templateName(ofPath path: String) -> String {
  let file = lastComponent(path)
  let suffix = ".mustache"
  return file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
}
