import OutputInterface
import TextOutput
import ViewModelIR

/// The body of `ViewModelSupport.swift`: the types of tokens, the helpers that the generated code
/// uses, and the plural rules of its languages; nil where there are none.
package func renderSupport(_ needs: SupportNeeds, options: RenderOptions) -> RenderedText? {
  let access = options.access
  let context = needs.usesContext ? options.languages?.swift : nil
  var needs = needs
  if context != nil {
    needs.pieces.formUnion(SupportNeeds(DisplayLanguages.needs).pieces)
  }
  needs = needs.withIndirect
  let sources = [context].compactMap { $0 } + needs.sources(besidesContext: context != nil)
  let rules = needs.languages.sorted().compactMap(pluralRules(for:))
  let fractions = needs.fractionLanguages.sorted().compactMap(pluralRules(for:))
  let tokens = renderTokenTypes(needs.tokens, access: access)
  if sources.isEmpty, rules.isEmpty, fractions.isEmpty, tokens.isEmpty { return nil }
  var bodies = tokens + sources.map(withoutImport)
  if !rules.isEmpty || !fractions.isEmpty {
    bodies.append(renderPluralCategory(rules, fractions: fractions))
  }
  if needs.usesFoundation, !options.inOneFile { bodies.insert(importLine, at: 0) }
  let text = bodies.map { replacePackage(in: $0, access: access) }.joined(separator: "\n")
  return RenderedText(pieces: [Array(text.utf8)], needs: needs.usesFoundation ? [foundation] : [])
}

/// The helpers for a file that stands alone, private where no type shows them, and without an import.
func renderPrivateSupport(_ needs: SupportNeeds, access: Access) -> String {
  needs.sortedPieces.map { piece in
    let source = withoutImport(piece.source)
    return piece.isPartOfTypes ? replacePackage(in: source, access: access) : makePrivate(source)
  }
  .joined(separator: "\n")
}

extension SupportNeeds {
  fileprivate func sources(besidesContext: Bool) -> [String] {
    sortedPieces.filter { !besidesContext || $0.names != ["DisplayContext"] }.map(\.source)
  }

  fileprivate var sortedPieces: [SupportPiece] { pieces.sorted().map { supportPieces[$0] } }

  /// Whether a helper needs the file's `import Foundation`.
  var usesFoundation: Bool { sortedPieces.contains { $0.source.hasPrefix(importLine) } }
}

private let importLine = "import Foundation\n"

private func withoutImport(_ source: String) -> String {
  source.hasPrefix(importLine) ? String(source.dropFirst(importLine.count + 1)) : source
}

/// Gives every declaration the access level in place of the `package` that it is written with.
private func replacePackage(in source: String, access: Access) -> String {
  replacePackage(in: source, topLevel: access.prefix) { _ in access.prefix }
}

/// As above, with private declarations, which no other file with the same helpers sees.
private func makePrivate(_ source: String) -> String {
  replacePackage(in: source, topLevel: "private ") {
    $0.contains("extension ") ? "fileprivate " : ""
  }
}

private func replacePackage(
  in source: String,
  topLevel: String,
  nested: (_ head: Substring) -> String
) -> String {
  let keyword = "package "
  var head: Substring = ""
  return source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map(Substring.init)
    .map { line in
      let indent = line.prefix { $0 == " " }
      if indent.isEmpty, !line.isEmpty { head = line }
      let code = line.dropFirst(indent.count)
      guard code.hasPrefix(keyword) else { return String(line) }
      return indent + (indent.isEmpty ? topLevel : nested(head)) + code.dropFirst(keyword.count)
    }
    .joined(separator: "\n")
}
