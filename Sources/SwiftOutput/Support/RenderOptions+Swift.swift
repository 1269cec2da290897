import OutputInterface
import ViewModelIR

extension RenderOptions {
  /// Returns the imports for a template; empty for a part of a file, since the file has the imports of all its parts at its top.
  func imports(_ modules: Set<String>) -> TemplateValue {
    imports(Array(modules), Need.module)
  }

  var testedModules: TemplateValue { imports([module], Need.testedModule) }

  /// Returns the imports of the tested module for tests that name types of the service. A type whose name also exists in Swift Testing is
  /// imported individually, because such an import takes precedence.
  func testedModules(naming screen: Screen) -> TemplateValue {
    let types = screen.service.declarations.filter {
      screen.generatesService && namesOfSwiftTesting.contains($0.name)
        && !screen.isOfOtherModule($0.name)
    }
    let imported = types.map { "\($0.kind.keyword) \(module).\($0.name)" }
    return imports([module] + imported, Need.testedModule)
  }

  /// Returns the imports of tests that name types of the service. Those of other modules are imported individually, too, if Swift Testing
  /// has their names.
  func imports(ofTestsNaming screen: Screen) -> TemplateValue {
    let types = screen.service.declarations.filter { namesOfSwiftTesting.contains($0.name) }
    let imported = types.compactMap { type in
      screen.otherModules.first { $0.types.contains(type.name) }
        .map { "\(type.kind.keyword) \($0.name).\(type.name)" }
    }
    return imports(screen.importedModules.union(["Foundation", "Testing"] + imported))
  }

  private func imports(_ modules: [String], _ need: (String) -> Need) -> TemplateValue {
    let texts = inOneFile ? [] : ordered(modules).map { TemplateValue.text($0) }
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
      ordered(modules).map { "import \($0)\n" },
      ordered(tested).map { "@testable import \($0)\n" },
    ]
    let all = heads.filter { !$0.isEmpty }.map { RenderedText($0.joined()) } + parts
    let body = all.dropFirst().reduce(all.first ?? "") { $0 + "\n" + $1 }
    return [RenderedFile(first.kind, name: name, body: body)]
  }
}

/// Returns modules and their types in the order of swift-format, which ignores the keyword in `struct App.Issue`.
private func ordered(_ imports: [String]) -> [String] {
  func path(_ text: String) -> Substring { text.split(separator: " ").last ?? "" }
  return imports.sorted { path($0) < path($1) }
}

extension ServiceModel.Declaration.Kind {
  fileprivate var keyword: String {
    switch self {
    case .record, .tuple: "struct"
    case .enumeration, .union: "enum"
    case .alias: "typealias"
    }
  }
}

extension Access {
  /// The modifier before a declaration: `public `, or empty for internal.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
