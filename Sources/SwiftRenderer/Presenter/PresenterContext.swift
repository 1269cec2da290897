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
    writer = PresenterWriter(screen, presenter)
  }

  var value: TemplateValue {
    let functions = formatFunctions
    return [
      "imports": .list(imports.sorted().map { .text($0) }),
      "access": .text(access),
      "view": .text(screen.view),
      "type": .text(presenter.typeName),
      "name": .text(name),
      "isNested": .flag(isNested),
      "published": .text(presenter.binding == .observableObject ? "@Published " : ""),
      "isObservation": .flag(presenter.binding == .observation),
      "isObservableObject": .flag(presenter.binding == .observableObject),
      "isClosures": .flag(presenter.binding == .closures),
      "viewModel": .text(writer.viewModel.map(screen.typeName) ?? ""),
      "modelType": .text(screen.swiftName(screen.service.root)),
      "model": .text(writer.model),
      "shown": .text(writer.shown),
      "service": .text(swiftIdentifier(presenter.service.name)),
      "protocol": .text(presenter.service.protocolName),
      "hasEmpty": .flag(presenter.empty != nil),
      "hasChanges": .flag(writer.hasChanges),
      "performs": .flag(presenter.actions.contains { $0.change != nil }),
      "keeps": .flag(presenter.actions.contains { $0.keepsAnswer }),
      "usesContext": .flag(writer.usesContext),
      "locals": .list(presenter.locals.map(local)),
      "notices": .list(notices),
      "asks": .flag(!asking.isEmpty),
      "pending": .list(asking.map { waiting($0, calling: writer.confirmedName($0)) }),
      "confirmed": .list(asking.map(confirmed)),
      "undoes": .flag(!undoing.isEmpty),
      "undos": .list(undoing.map { waiting($0, calling: swiftIdentifier($0.name)) }),
      "sleeps": .flag(presenter.sleeps),
      "sources": .list(presenter.sources.map(source)),
      "needed": .text(
        presenter.sources.filter { isNeeded($0.name) }.map { ", let \(swiftIdentifier($0.name))" }
          .joined()
      ),
      "loadValues": lines(
        askedLocals.map { "let \(swiftIdentifier($0.name)) = \(swiftIdentifier($0.name))" }
      ),
      "debounce": debounce,
      "poll": poll,
      "selections": .list(presenter.selections.map(selection)),
      "inputs": .list(
        presenter.inputs.map {
          ["name": .text(swiftIdentifier($0.name)), "type": .text(screen.swiftName($0.type))]
        }
      ),
      "running": .list(
        (writer.keptProperties + writer.runningProperties).map { doc, code in
          ["doc": lines(docLines(doc, width: lineWidth - indent)), "code": .text(code)]
        }
      ),
      "initializer": lines(initializer),
      "load": lines(loadCall),
      "more": more,
      "actions": .list(presenter.actions.map(action)),
      "finders": .list(writer.allRows.map(finder)),
      "showsOwnAlerts": .flag(presenter.actions.contains(where: \.hasOwnAlert)),
      "states": lines(states),
      "alerts": lines(alerts),
      "hasFormats": .flag(!functions.isEmpty),
      "formats": .list(functions.map { ["function": lines(outdented($0, by: 2))] }),
      "hasTexts": .flag(!writer.texts.translated.all.isEmpty),
      "texts": .list(writer.texts.translated.all.map { textFunction($0, screen) }),
    ]
  }

  var access: String { options.access.prefix }

  var isNested: Bool { screen.layout == .adapter }

  /// How far the class's members stand in.
  var indent: Int { isNested ? 4 : 2 }

  /// Where it is declared.
  var name: String {
    presenter.typeName.split(separator: ".").last.map(String.init) ?? presenter.typeName
  }

  var imports: Set<String> {
    var imports: Set = ["Foundation"]
    switch presenter.binding {
    case .observation: imports.insert("Observation")
    case .observableObject: imports.insert("Combine")
    case .closures: break
    }
    imports.formUnion([screen.serviceModule, presenter.service.importing].compactMap { $0 })
    return imports
  }

  var formatFunctions: [[String]] {
    let formats = FormatWriter(screen, writer.texts.functions, writer.texts.translated)
    let expressions = presenter.expressions + presenter.texts.flatMap(\.text.expressions)
    return formats.functions.all.map { formats.lines($0) }
      + caseFunctions(of: expressions).map(\.lines)
  }
}

extension Presenter.Action {
  /// Whether the service's answer becomes a change by itself.
  fileprivate var keepsAnswer: Bool { change == nil && success == .use && rows != nil }

  fileprivate var hasOwnAlert: Bool {
    if case .alert(_?) = failure { true } else { false }
  }
}
