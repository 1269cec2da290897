import OutputInterface
import TextOutput

/// A file of Kotlin: its package, its imports and its declarations.
struct KotlinFile {
  let package: String
  let declarations: [Declaration]

  var body: RenderedText {
    let needs = declarations.reduce(into: Set<Need>()) { $0.formUnion($1.needs) }
    let parts = package.split(separator: ".").map { quoted(String($0)) }
    var lines = ["package \(parts.joined(separator: "."))", ""]
    let imports = needs.compactMap { need in
      if case .module(let name) = need { "import \(name)" } else { nil as String? }
    }
    if !imports.isEmpty { lines += imports.sorted() + [""] }
    lines += declarations.map(\.lines).joined(separator: [""])
    return RenderedText(
      pieces: [Array((lines.joined(separator: "\n") + "\n").utf8)],
      needs: needs
    )
  }

  func file(_ kind: FileKind, name: String) -> RenderedFile {
    RenderedFile(kind, name: "\(name).kt", body: body)
  }
}
