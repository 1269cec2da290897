import DocumentReader
import EmbeddedTexts
import Foundation

/// The built-in templates by name, some of them replaced by the user's.
package final class TemplateSet: @unchecked Sendable {
  private let sources: [String: SourceFile]
  /// Returns what a piece of a template's code needs.
  private let needs: @Sendable (String) -> Set<Need>
  private let lock = NSLock()
  /// The parsed templates, each with the others as partials. If none is overridden, a template is parsed when it is first requested,
  /// because most runs need only a few.
  private var templates: [String: Template] = [:]

  /// Creates the set. An override replaces the template with its file name: `mine/ServiceModel.mustache` replaces `ServiceModel`.
  package init(
    overrides: [SourceFile] = [],
    needs: @escaping @Sendable (String) -> Set<Need> = { _ in [] },
    into diagnostics: inout [Diagnostic]
  ) {
    self.needs = needs
    var sources: [String: SourceFile] = [:]
    for (name, text) in templateTexts {
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
    self.sources = sources
    if overrides.isEmpty { return }
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      templates[name] = Template(source, partials: sources, needs: needs, into: &diagnostics)
    }
  }

  /// Returns the template with a name such as `ServiceModel`; `nil` if there is none, or if it has an error, which the initializer has
  /// reported.
  package func template(_ name: String) -> Template? {
    lock.withLock {
      if let known = templates[name] { return known }
      var ignored: [Diagnostic] = []
      templates[name] = sources[name].flatMap {
        Template($0, partials: sources, needs: needs, into: &ignored)
      }
      return templates[name]
    }
  }
}

func templateName(ofPath path: String) -> String {
  let file = lastComponent(path)
  let suffix = ".mustache"
  return file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
}

/// The texts of the built-in templates, by names such as `ServiceModel`.
package let templateTexts = Dictionary(uniqueKeysWithValues: texts(embeddedTemplates()))

/// The tables of data, by names such as `AndroidDifferences`.
package let tableTexts = Dictionary(uniqueKeysWithValues: texts(embeddedTables()))

/// The files of ViewModelSupport with their lines, whose helpers generated Swift contains, in the order in which they are written there.
package let helperFiles = files(embeddedHelpers())

/// The files of KotlinSupport with their lines, whose helpers generated Kotlin contains.
package let kotlinHelperFiles = files(embeddedKotlinHelpers())

private func files(_ list: UnsafePointer<EmbeddedText>) -> [(name: String, lines: [String])] {
  texts(list).map { name, text in
    // An array of bytes is split much faster than a string.
    let lines = Array(text.utf8).split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    return (name, lines.dropLast().map { String(decoding: $0, as: UTF8.self) })
  }
}

private func texts(_ list: UnsafePointer<EmbeddedText>) -> [(name: String, text: String)] {
  var texts: [(String, String)] = []
  var next = list
  while let name = next.pointee.name, let text = next.pointee.text {
    texts.append((String(cString: name), String(cString: text)))
    next += 1
  }
  return texts
}
