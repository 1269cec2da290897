import DocumentReader
import OutputInterface
import ViewModelIR

/// A file of Kotlin: its package, its imports and its declarations.
struct KotlinFile {
  let options: TwinOptions
  /// What applies to the whole file: `@file:UseSerializers(…)`.
  var annotations: [Code] = []
  let declarations: [Declaration]
  /// The other modules whose types the file uses.
  var modules: [OtherModule] = []
  /// Whether other modules use what is internal in one module otherwise.
  var isShared = false
  var isOfTests = false

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
    let shared = supportImports(all).union(
      modules.compactMap { $0.packages[KotlinLanguage().key].map { "import \($0).*" } }
    )
    if !imports.isEmpty || !shared.isEmpty { lines += (imports + shared).sorted() + [""] }
    let code = declarations.map(\.lines).joined(separator: [""])
    lines += isShared ? code.map(madePublic) : Array(code)
    return RenderedText(
      pieces: [Array((lines.joined(separator: "\n") + "\n").utf8)],
      needs: all
    )
  }

  /// The imports of the support code, if it is in another package and the file uses it.
  private func supportImports(_ needs: Set<Need>) -> Set<String> {
    guard case .module(let package) = options.support else { return [] }
    if isOfTests { return ["import \(package).*"] }
    return needs.contains(where: \.isOfSupport)
      ? ["import \(package).*", "import \(package).\(supportVersion)"] : []
  }

  /// The name of a module, with the chosen ICU instead of Android's.
  private func inChosenICU(_ module: String) -> String {
    let android = TwinOptions.androidICU
    return module.hasPrefix("\(android).") ? options.icu + module.dropFirst(android.count) : module
  }

  func file(_ kind: FileKind, name: String, at location: Location? = nil) -> RenderedFile {
    var file = self
    file.isOfTests = kind == .test
    return RenderedFile(kind, name: "\(name).kt", body: file.body, location: location)
  }
}

/// Returns a line of code without the keyword `internal`.
private func madePublic(_ line: String) -> String {
  let code = line.drop { $0 == " " }
  let keyword = "internal "
  if !code.hasPrefix(keyword) { return line }
  return String(line.prefix(line.count - code.count)) + code.dropFirst(keyword.count)
}
