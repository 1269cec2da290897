import SwiftCode
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
      "imports": .list(imports.sorted().map { .text($0) }),
      "access": .text(options.access.prefix),
      "view": .text(screen.view),
      "type": .text(screen.typeName(of: presenter)),
      "name": .text(name),
      "isNested": .flag(isNested),
      "published": .text(presenter.binding == .observableObject ? "@Published " : ""),
      "isObservation": .flag(presenter.binding == .observation),
      "isObservableObject": .flag(presenter.binding == .observableObject),
      "isClosures": .flag(presenter.binding == .closures),
      "viewModel": .text(writer.viewModel.map { screen.typeName(of: $0) } ?? ""),
      "hasEmpty": .flag(presenter.empty != nil),
      "asks": .flag(presenter.has(.confirmation)),
      "notices": .list(notices),
      "locals": .list(presenter.locals.map(local)),
      "undoes": .flag(presenter.undoes),
      "undoing": .text(writer.undoing),
      "confirming": .text(writer.confirming),
      "inputs": .list(presenter.inputs.map { property($0.name, screen.swiftName($0.type)) }),
      "sources": .list(
        presenter.sources.map { property($0.name, $0.call.result.map(screen.swiftName) ?? "") }
      ),
      "service": .text(swiftIdentifier(presenter.service.name)),
      "protocol": .text(presenter.service.protocolName),
      "usesContext": .flag(writer.usesContext),
      "sleeps": .flag(presenter.sleeps),
      "screen": .text(writer.store),
      "store": .text(store),
      "kept": .list(writer.keptRows.map { property($0.name, $0.type) }),
      "initializer": lines(initializer),
      "pages": lines(writer.pages?.outdentedLines(indent: indent + 2) ?? []),
      "functions": .list(self.functions.map { $0.value(indent: indent) }),
      "hasRequest": .flag(!writer.requested.isEmpty),
      "request": .text(writer.requestType),
      "requested": .list(writer.requested.map { property($0.name, screen.swiftName($0.type)) }),
      "hasActions": .flag(presenter.actions.contains(where: \.isTracked)),
      "action": .text(writer.actionType),
      "cases": .list(presenter.actions.filter(\.isTracked).map(runningCase)),
      "text": .text(writer.errorText),
      "errorParameter": .text("for \(writer.error)"),
      "errorTexts": lines(writer.errorTexts.flatMap { $0.outdentedLines(indent: indent + 2) }),
      "lists": .list(writer.lists.map(writer.declaration)),
      "hasFormats": .flag(!functions.isEmpty),
      "formats": .list(functions.map { ["function": lines(outdented($0, by: 2))] }),
      "hasTexts": .flag(!writer.texts.translated.all.isEmpty),
      "texts": .list(writer.texts.translated.all.map { textFunction($0, screen) }),
    ]
  }

  private var functions: [PresenterFunction] {
    writer.loads + writer.loadMore + presenter.actions.map(writer.function) + questions
      + presenter.selections.map(selection) + [writer.render]
      + presenter.actions.compactMap(writer.ownFunction)
  }

  private var isNested: Bool { screen.layout == .adapter }

  /// How far the class's members stand in.
  private var indent: Int { isNested ? 4 : 2 }

  /// Where it is declared.
  private var name: String {
    screen.typeName(of: presenter).split(separator: ".").last.map(String.init)
      ?? screen.typeName(of: presenter)
  }

  /// `ScreenStore<FeedPage, Never, Action>`
  private var store: String {
    let types = [screen.swiftName(screen.service.root), writer.requestType, writer.actionType]
    return "ScreenStore<\(types.joined(separator: ", "))>"
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

  private var formatFunctions: [[String]] {
    let formats = FormatWriter(screen, writer.texts.functions, writer.texts.translated)
    let expressions = presenter.expressions + presenter.texts.flatMap(\.text.expressions)
    return formats.functions.all.map { formats.lines($0) }
      + caseFunctions(of: expressions).map(\.lines)
  }

  private func property(_ name: String, _ type: String) -> TemplateValue {
    ["name": .text(swiftIdentifier(name)), "type": .text(type)]
  }

  /// `case like(id: String)`
  private func runningCase(_ action: Presenter.Action) -> TemplateValue {
    let name = swiftIdentifier(action.name)
    return .text(action.rows.map { "\(name)(id: \($0.id.type.swiftName))" } ?? name)
  }
}
