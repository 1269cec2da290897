import SpecCompiler
import SupportSource

/// The body of `ViewModelSupport.swift`: the helpers that the generated code uses, and the plural
/// rules of its languages; nil where it uses none.
package func renderSupport(_ needs: SupportNeeds, access: Access) -> String? {
  let sources = needs.sources
  let rules = needs.languages.sorted().compactMap(pluralRules(for:))
  let fractions = needs.fractionLanguages.sorted().compactMap(pluralRules(for:))
  if sources.isEmpty, rules.isEmpty, fractions.isEmpty { return nil }
  var bodies = sources.map(withoutImport)
  if !rules.isEmpty || !fractions.isEmpty {
    bodies.append(renderPluralCategory(rules, fractions: fractions))
  }
  if sources.contains(where: { $0.hasPrefix(importLine) }) { bodies.insert(importLine, at: 0) }
  return bodies.map { replacePackage(in: $0, topLevel: access.prefix, nested: access.prefix) }
    .joined(separator: "\n")
}

/// The helpers for a file that stands alone: private, and without an import.
func renderPrivateSupport(_ needs: SupportNeeds) -> String {
  needs.sources
    .map { replacePackage(in: withoutImport($0), topLevel: "private ", nested: "") }
    .joined(separator: "\n")
}

extension SupportNeeds {
  fileprivate var sources: [String] {
    SupportPiece.allCases.filter(pieces.contains).map(\.source)
  }
}

private let importLine = "import Foundation\n"

private func withoutImport(_ source: String) -> String {
  source.hasPrefix(importLine) ? String(source.dropFirst(importLine.count + 1)) : source
}

/// Gives every declaration the access level in place of the `package` that it is written with.
private func replacePackage(in source: String, topLevel: String, nested: String) -> String {
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
