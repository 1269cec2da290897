import OutputInterface
import ViewModelIR

/// Returns the body of `ViewModelSupport.swift`: the token types, the helpers that the generated code uses, and the plural rules of its
/// languages; `nil` if there is nothing to write.
package func renderSupport(_ needs: SupportNeeds, options: RenderOptions) -> RenderedText? {
  let access = options.access
  var needs = needs
  switch options.support {
  case .own: break
  case .everything: needs = needs.withEverything
  case .module: needs = needs.ofTokens
  }
  let context = needs.usesContext ? options.languages?.swift : nil
  if context != nil {
    needs.pieces.formUnion(SupportNeeds(DisplayLanguages.needs).pieces)
  }
  needs = needs.withIndirect
  let sources = [context].compactMap { $0 } + needs.sources(besidesContext: context != nil)
  let rules = needs.languages.sorted().compactMap(pluralRules(for:))
  let fractions = needs.fractionLanguages.sorted().compactMap(pluralRules(for:))
  let tokens = renderTokenTypes(needs.tokens, access: access)
  if sources.isEmpty, rules.isEmpty, fractions.isEmpty, tokens.isEmpty { return nil }
  var bodies = tokens + sources
  if !rules.isEmpty || !fractions.isEmpty {
    bodies.append(renderPluralCategory(rules, fractions: fractions))
  }
  if case .everything = options.support { bodies.append(supportVersionType) }
  if needs.usesFoundation, !options.inOneFile { bodies.insert(importLine, at: 0) }
  let text = bodies.map { replacePublic(in: $0, access: access) }.joined(separator: "\n")
  return RenderedText(pieces: [Array(text.utf8)], needs: needs.usesFoundation ? [foundation] : [])
}

/// Returns the helpers for a self-contained file, without an import. They are private unless they are part of types.
func renderPrivateSupport(_ needs: SupportNeeds, access: Access) -> String {
  needs.sortedPieces.map { piece in
    piece.isPartOfTypes
      ? replacePublic(in: piece.source, access: access) : makePrivate(piece.source)
  }
  .joined(separator: "\n")
}

/// Returns the lines of a file of ViewModelSupport whose declarations only one file uses.
func privateLines(of file: String) -> [String] {
  let lines = helperFiles.first { $0.name == file }?.lines.drop {
    $0.isEmpty || $0.hasPrefix("import ")
  }
  return makePrivate(lines?.joined(separator: "\n") ?? "")
    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

extension SupportNeeds {
  fileprivate func sources(besidesContext: Bool) -> [String] {
    sortedPieces.filter { !besidesContext || $0.names != ["DisplayContext"] }.map(\.source)
  }

  fileprivate var sortedPieces: [SupportPiece] { pieces.sorted().map { supportPieces[$0] } }

  /// Whether a helper needs `import Foundation`.
  var usesFoundation: Bool { sortedPieces.contains(where: \.usesFoundation) }
}

let importLine = "import Foundation\n"

/// Replaces the `public` access of all declarations with the given access.
private func replacePublic(in source: String, access: Access) -> String {
  replacePublic(in: source, topLevel: access.prefix) { _ in access.prefix }
}

/// Makes all declarations private, so that other files can have the same helpers.
private func makePrivate(_ source: String) -> String {
  replacePublic(in: source, topLevel: "private ") {
    $0.contains("extension ") ? "fileprivate " : ""
  }
}

private func replacePublic(
  in source: String,
  topLevel: String,
  nested: (_ head: Substring) -> String
) -> String {
  let keyword = "public "
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
