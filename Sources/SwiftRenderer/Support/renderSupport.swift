import SpecCompiler
import SupportSource

/// The body of `ViewModelSupport.swift`: the helpers that the generated code uses, and the plural
/// rules of its languages; nil where it uses none.
package func renderSupport(
  _ pieces: Set<SupportPiece>,
  plurals languages: Set<String>,
  access: Access
) -> String? {
  let sources = SupportPiece.allCases.filter(pieces.contains).map(\.source)
  let importLine = "import Foundation\n"
  var bodies = sources.map { source in
    source.hasPrefix(importLine) ? String(source.dropFirst(importLine.count + 1)) : source
  }
  let rules = languages.sorted().compactMap(pluralRules(for:))
  if !rules.isEmpty { bodies.append(renderPluralCategory(rules)) }
  if bodies.isEmpty { return nil }
  if sources.contains(where: { $0.hasPrefix(importLine) }) { bodies.insert(importLine, at: 0) }
  return bodies.map { replacePackage(in: $0, by: access) }.joined(separator: "\n")
}

/// Gives every declaration the access level in place of the `package` that it is written with.
private func replacePackage(in source: String, by access: Access) -> String {
  let (topLevel, nested) =
    switch access {
    case .internal: ("", "")
    case .package: ("package ", "package ")
    case .public: ("public ", "public ")
    // A private member would be out of reach of the rest of the file.
    case .private: ("private ", "fileprivate ")
    }
  let keyword = "package "
  return source.split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      let indent = line.prefix { $0 == " " }
      let code = line.dropFirst(indent.count)
      guard code.hasPrefix(keyword) else { return String(line) }
      return indent + (indent.isEmpty ? topLevel : nested) + code.dropFirst(keyword.count)
    }
    .joined(separator: "\n")
}
