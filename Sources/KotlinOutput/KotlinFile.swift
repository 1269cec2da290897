import DocumentReader
import OutputInterface

/// A file of Kotlin: its package, its imports and its declarations.
struct KotlinFile {
  let options: TwinOptions
  /// What applies to the whole file: `@file:UseSerializers(…)`.
  var annotations: [Code] = []
  let declarations: [Declaration]

  var body: RenderedText {
    let needs = declarations.map(\.needs) + annotations.map(\.needs)
    let all = needs.reduce(into: Set<Need>()) { $0.formUnion($1) }
    let parts = options.package.split(separator: ".").map { quoted(String($0)) }
    var lines = annotations.flatMap { $0.lines(indent: 0) }
    if !lines.isEmpty { lines.append("") }
    lines += ["package \(parts.joined(separator: "."))", ""]
    let imports = all.compactMap { need in
      if case .module(let name) = need { "import \(inChosenICU(name))" } else { nil as String? }
    }
    if !imports.isEmpty { lines += imports.sorted() + [""] }
    lines += declarations.map(\.lines).joined(separator: [""])
    return RenderedText(
      pieces: [Array((lines.joined(separator: "\n") + "\n").utf8)],
      needs: all
    )
  }

  /// The name of a module, with the chosen ICU instead of Android's.
  private func inChosenICU(_ module: String) -> String {
    let android = TwinOptions.androidICU
    return module.hasPrefix("\(android).") ? options.icu + module.dropFirst(android.count) : module
  }

  func file(_ kind: FileKind, name: String, at location: Location? = nil) -> RenderedFile {
    RenderedFile(kind, name: "\(name).kt", body: body, location: location)
  }
}
