import OutputInterface
import TextOutput
import ViewModelIR

/// What the template `Presenter` shows; every decision is made here.
struct PresenterContext {
  let screen: Screen
  let presenter: Presenter
  let options: RenderOptions
  let writer: PresenterWriter

  init(_ screen: Screen, _ presenter: Presenter, _ options: RenderOptions) {
    self.screen = screen
    self.presenter = presenter
    self.options = options
    writer = PresenterWriter(screen, presenter, access: options.access.prefix)
  }

  var value: TemplateValue {
    let functions = formatFunctions
    return [
      "imports": options.imports(imports),
      "access": .text(options.access.prefix),
      "view": .text(screen.view),
      "type": .text(screen.typeName(of: presenter)),
      "name": .text(name),
      "isNested": .flag(isNested),
      "isObservation": .flag(presenter.binding == .observation),
      "isObservableObject": .flag(presenter.binding == .publisher),
      "viewModel": .text(writer.viewModel.map { screen.typeName(of: $0) } ?? ""),
      "hasEmpty": .flag(presenter.empty != nil),
      "asks": .flag(presenter.has(.confirmation)),
      "members": .list(members.map { ["member": lines($0)] }),
      "lists": .list(writer.lists.map(writer.declaration)),
      "hasFormats": .flag(!functions.isEmpty),
      "formats": declarations(functions, indent: 2),
      "hasTexts": .flag(!writer.texts.translated.all.isEmpty),
      "texts": declarations(writer.texts.translated.declarations(screen), indent: 2),
    ]
  }

  /// What stands between blank lines.
  private var members: [Lines] {
    let functions =
      [initializer] + writer.loads + writer.loadMore + presenter.actions.map(writer.function)
      + questions + presenter.selections.map(selection) + [writer.render]
      + presenter.actions.compactMap(writer.ownFunction) + [errorText] + types
    return [shown, stored].map { group in
      group.reduce([]) { $0 + $1.lines(indent: indent) }
    } + functions.map { $0.lines(indent: indent) }
  }

  private var isNested: Bool { screen.layout == .insideView }

  /// How far the class's members stand in.
  private var indent: Int { isNested ? 4 : 2 }

  /// Where it is declared.
  private var name: String {
    screen.typeName(of: presenter).split(separator: ".").last.map(String.init)
      ?? screen.typeName(of: presenter)
  }

  private var imports: Set<String> {
    var imports: Set = ["Foundation"]
    switch presenter.binding {
    case .observation: imports.insert("Observation")
    case .publisher: imports.insert("Combine")
    case .closures: break
    }
    imports.formUnion([screen.serviceModule, presenter.service.importing].compactMap { $0 })
    return imports
  }

  private var formatFunctions: [Declaration] {
    let formats = FormatWriter(screen, writer.texts.functions, writer.texts.translated)
    let expressions = presenter.expressions + presenter.texts.flatMap(\.text.expressions)
    return formats.functions.all.map(formats.declaration)
      + caseFunctions(of: expressions).map(\.declaration)
  }
}
