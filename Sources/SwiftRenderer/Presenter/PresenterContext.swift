import SwiftCode
import SwiftNaming
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
      "type": .text(presenter.typeName),
      "name": .text(name),
      "isNested": .flag(isNested),
      "published": .text(presenter.binding == .observableObject ? "@Published " : ""),
      "isObservation": .flag(presenter.binding == .observation),
      "isObservableObject": .flag(presenter.binding == .observableObject),
      "isClosures": .flag(presenter.binding == .closures),
      "viewModel": .text(writer.viewModel.map(screen.typeName) ?? ""),
      "hasEmpty": .flag(presenter.empty != nil),
      "asks": .flag(presenter.has(.confirmation)),
      "notices": .list(notices),
      "locals": .list(presenter.locals.map(local)),
      "undoes": .flag(presenter.undoes),
      "undoing": .text(writer.undoing),
      "confirming": .text(writer.confirming),
      "inputs": .list(presenter.inputs.map { property($0.name, screen.code($0.type)) }),
      "sources": .list(
        presenter.sources.map { property($0.name, $0.call.result.map(screen.code) ?? "") }
      ),
      "service": .text(swiftIdentifier(presenter.service.name)),
      "protocol": .text(presenter.service.protocolName),
      "usesContext": .flag(writer.usesContext),
      "sleeps": .flag(presenter.sleeps),
      "screen": .text(writer.store),
      "store": text(store),
      "kept": .list(writer.keptRows.map { property($0.name, $0.type) }),
      "initializer": initializer,
      "pages": lines([writer.pages].compactMap { $0 }, indent: indent + 2),
      "functions": .list(
        self.functions.map { ["function": lines($0.lines(indent: indent))] }
      ),
      "hasRequest": .flag(!writer.requested.isEmpty),
      "request": .text(writer.requestType),
      "requested": .list(writer.requested.map { property($0.name, screen.code($0.type)) }),
      "hasActions": .flag(presenter.actions.contains(where: \.isTracked)),
      "action": .text(writer.actionType),
      "cases": .list(presenter.actions.filter(\.isTracked).map(runningCase)),
      "text": .text(writer.errorText),
      "errorParameter": .text("for \(writer.error)"),
      "errorTexts": lines(writer.errorTexts, indent: indent + 2),
      "lists": .list(writer.lists.map(writer.declaration)),
      "hasFormats": .flag(!functions.isEmpty),
      "formats": .list(functions.map { ["function": lines($0.lines(indent: 2))] }),
      "hasTexts": .flag(!writer.texts.translated.all.isEmpty),
      "texts": .list(
        writer.texts.translated.declarations(screen).map {
          ["function": lines($0.lines(indent: 2))]
        }
      ),
    ]
  }

  private var functions: [Declaration] {
    writer.loads + writer.loadMore + presenter.actions.map(writer.function) + questions
      + presenter.selections.map(selection) + [writer.render]
      + presenter.actions.compactMap(writer.ownFunction)
  }

  private var isNested: Bool { screen.layout == .adapter }

  /// How far the class's members stand in.
  private var indent: Int { isNested ? 4 : 2 }

  /// Where it is declared.
  private var name: String {
    presenter.typeName.split(separator: ".").last.map(String.init) ?? presenter.typeName
  }

  /// `ScreenStore<FeedPage, Never, Action>`
  private var store: Code {
    let root = screen.code(screen.service.root)
    return "\(helper: "ScreenStore")<\(root), \(writer.requestType), \(writer.actionType)>"
  }

  private var imports: Set<String> {
    var imports: Set = ["Foundation"]
    switch presenter.binding {
    case .observation: imports.insert("Observation")
    case .observableObject: imports.insert("Combine")
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

  private func property(_ name: String, _ type: Code) -> TemplateValue {
    ["name": .text(swiftIdentifier(name)), "type": text(type)]
  }

  /// `case like(id: String)`
  private func runningCase(_ action: Presenter.Action) -> TemplateValue {
    let name = swiftIdentifier(action.name)
    return text(action.rows.map { "\(name)(id: \($0.id.type.code))" } ?? .text(name))
  }
}
