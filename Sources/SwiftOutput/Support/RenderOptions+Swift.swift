import OutputInterface
import TextOutput

extension RenderOptions {
  /// Returns the imports for a template; empty for a part of a file, since the file has the imports of all its parts at its top.
  func imports(_ modules: Set<String?>) -> TemplateValue {
    imports(modules.compactMap { $0 }, Need.module)
  }

  var testedModules: TemplateValue { imports([module], Need.testedModule) }

  private func imports(_ modules: [String], _ need: (String) -> Need) -> TemplateValue {
    let texts = inOneFile ? [] : modules.sorted().map { TemplateValue.text($0) }
    return .needing(Set(modules.map(need)), .list(texts))
  }

  /// Returns the files, or one file with their contents and imports if the options ask for a single file.
  func joined(_ files: [RenderedFile], as name: String) -> [RenderedFile] {
    guard inOneFile, let first = files.first else { return files }
    let parts = files.map(\.body)
    let needs = parts.reduce(into: Set<Need>()) { $0.formUnion($1.needs) }
    let modules = needs.compactMap { if case .module(let name) = $0 { name } else { nil } }
    let tested = needs.compactMap { if case .testedModule(let name) = $0 { name } else { nil } }
    let heads = [
      modules.sorted().map { "import \($0)\n" },
      tested.sorted().map { "@testable import \($0)\n" },
    ]
    let all = heads.filter { !$0.isEmpty }.map { RenderedText($0.joined()) } + parts
    let body = all.dropFirst().reduce(all.first ?? "") { $0 + "\n" + $1 }
    return [RenderedFile(first.kind, name: name, body: body)]
  }
}

extension TestFramework {
  var module: String {
    switch self {
    case .swiftTesting: "Testing"
    case .xcTest: "XCTest"
    }
  }
}

extension Access {
  /// The modifier before a declaration: `public `, or empty for internal.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
