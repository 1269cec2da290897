import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterContext {
  func local(_ local: Presenter.Local) -> TemplateValue {
    let name = swiftIdentifier(local.name)
    let isPlain =
      switch local.type {
      case .string, .boolean, .integer, .number: true
      default: false
      }
    let type: Code = isPlain ? "" : ": \(screen.code(local.type))"
    let makesStale =
      writer.requested.contains { $0.name == local.name } && presenter.load.stale != nil
    return [
      "name": .text(name), "declaration": text("\(name)\(type) = \(writer.code(local.value))"),
      "isShown": .flag(local.isShown || makesStale),
    ]
  }

  var initializer: TemplateValue {
    var parameters = presenter.inputs.map { input -> Code in
      "\(swiftParameter(input.name)): \(screen.code(input.type))"
    }
    let service = presenter.service
    parameters.append("\(swiftParameter(service.name)): any \(service.protocolName)")
    if writer.usesContext {
      let context: Code = "context: @escaping @MainActor () -> \(helper: "DisplayContext")"
      parameters.append("\(context) = \(braces: ".current")")
    }
    if presenter.sleeps {
      let wait = Code.call(
        "try await Task.sleep",
        [.argument("nanoseconds", "UInt64($0 * 1_000_000_000)")]
      )
      let type = "@escaping @Sendable (TimeInterval) async throws -> Void"
      parameters.append(.sequence([.text("sleep: \(type) = "), .closure([wait])]))
    }
    return lines(
      [.call("\(options.access.prefix)init", parameters)],
      indent: screen.layout == .adapter ? 4 : 2,
      trailing: " {".count
    )
  }

  var notices: [TemplateValue] {
    Presenter.Notice.allCases.filter { presenter.has($0) }.map { notice in
      let type: Code =
        switch notice {
        case .alert, .toast: "String?"
        case .confirmation: "\(confirmationType)?"
        case .isDismissed: "Bool"
        }
      return self.notice(notice.rawValue, type, doc(notice), clearsUndo: notice == .toast)
    }
      + presenter.selections.map { selection in
        let type: Code = "\(screen.code(selection.rows.list.element))?"
        let doc = "What the view goes on with; it sets it to nil when it is back."
        return notice(selection.property, type, doc)
      }
  }

  private func doc(_ notice: Presenter.Notice) -> String {
    switch notice {
    case .alert: "The text of an alert; the view sets it to nil when the user has read it."
    case .confirmation:
      "What the user is asked; the view sets it to nil when they have answered."
    case .toast: "A text that goes away by itself: the view sets it to nil."
    case .isDismissed: "Whether the view is done."
    }
  }

  private func notice(
    _ name: String,
    _ type: Code,
    _ doc: String,
    clearsUndo: Bool = false
  ) -> TemplateValue {
    let observer = Presenter.observer(of: name)
    var changed: [Code] = []
    if clearsUndo, presenter.undoes {
      changed.append("if toast == nil \(braces: "\(writer.undoing) = nil")")
    }
    if presenter.binding == .closures { changed.append(.text("\(observer)?(\(name))")) }
    return [
      "doc": lines(docLines(doc, width: lineWidth - 4)),
      "type": text(type),
      "declaration": text(type == "Bool" ? "\(name) = false" : "\(name): \(type)"),
      "observer": .text(observer),
      "didSet": .flag(!changed.isEmpty),
      "changed": .text(changed.count == 1 ? changed.compactMap(\.flat).joined() : ""),
      "changes": lines(changed.count == 1 ? [] : changed.flatMap { $0.outdentedLines(indent: 6) }),
    ]
  }

  /// `confirm()` and `undo()`
  var questions: [Declaration] {
    var functions: [Declaration] = []
    if presenter.has(.confirmation) {
      let confirmed = writer.names.own("confirmed")
      functions.append(
        Declaration(
          doc: "Does what the user was asked about.",
          head: "\(options.access.prefix)func confirm() async",
          body: [
            .guarded([.text("let \(confirmed) = \(writer.confirming)")], otherwise: "return"),
            .text("(\(writer.confirming), confirmation) = (nil, nil)"),
            .text("await \(confirmed)()"),
          ]
        )
      )
    }
    if presenter.undoes { functions.append(undo) }
    return functions
  }

  private var undo: Declaration {
    let undoing = writer.undoing
    return Declaration(
      doc: "Takes back what the toast is about. If that fails, the toast is shown again.",
      head: "\(options.access.prefix)func undo() async",
      body: [
        .guarded([.text("let \(undoing)"), "let toast"], otherwise: "return"),
        "self.toast = nil",
        .text("guard case .failed = await \(undoing)(), self.toast == nil else { return }"),
        .text("(self.\(undoing), self.toast) = (\(undoing), toast)"),
      ]
    )
  }

  func selection(_ selection: Presenter.Selection) -> Declaration {
    var body: [Code] = []
    let readsContext = selection.obstacles.contains {
      $0.condition.readsContext || $0.alert?.readsContext == true
    }
    if readsContext { body.append("let context = context()") }
    let row = Code.text("let row = \(writer.store)[\(writer.list(selection.rows)), id]")
    body.append(.guarded([row], otherwise: "return false"))
    for obstacle in selection.obstacles {
      let alert = obstacle.alert.map { Code.assignment("alert", writer.code($0, model: "row")) }
      body.append(
        .conditional([
          .init(
            [writer.condition(obstacle.condition, model: "row")],
            [alert, "return false"].compactMap { $0 }
          )
        ])
      )
    }
    let type = selection.rows.id.type.code
    return Declaration(
      doc: "Whether the row can be selected; if so, it is.",
      attribute: "@discardableResult",
      head: "\(options.access.prefix)func \(selection.function)(id: \(type)) -> Bool",
      body: body + [.text("\(selection.property) = row"), "return true"]
    )
  }
}
