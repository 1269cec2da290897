import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  /// The function that shows the elements that wait after a poll.
  var showNew: [Declaration] {
    if presenter.hold == nil { return [] }
    return [
      Declaration(
        doc: "Shows the new elements, which wait after a poll.",
        head: "\(access)func showNew()",
        body: ["\(store).showNew()"],
        mayBeShort: false
      )
    ]
  }

  /// The number of elements that wait, for the input of the view model that shows it.
  func newCount(_ input: ViewModel.Input) -> Code? {
    guard let hold = presenter.hold, hold.input == input.name else { return nil }
    return "\(store).newCount(in: \(list(hold.list, hold.id)))"
  }

  /// The function that receives what the service sends by itself.
  var observe: [Declaration] {
    let updates = presenter.updates
    guard let first = updates.first else { return [] }
    var body: [Code] = []
    if updates.contains(where: { presenter.readsRequest($0.call.arguments.map(\.value)) }) {
      body.append(.assignment("let \(request)", newRequest))
    }
    let loading: [Code] =
      presenter.loadsSourcesOfUpdates
      ? [.argument("loading", .closure(parameters: "[self]", loadSources))] : []
    if updates.count == 1, loading.isEmpty {
      body.append(.sequence(["await ", observe(first)]))
    } else {
      let closures = updates.map {
        Code.closure(parameters: "[self]", [.sequence(["await ", observe($0)])])
      }
      let together = loading.isEmpty ? "applyTogether" : "\(helper: "applyAndLoad")" as Code
      body.append(.call(.sequence(["await \(store).", together]), closures + loading))
    }
    return [
      Declaration(
        doc: "Applies what the service sends, until the task is cancelled.",
        head: "\(access)func observe() async",
        body: body,
        mayBeShort: false
      )
    ]
  }

  private func observe(_ update: Presenter.Update) -> Code {
    let reads = presenter.readsRequest(update.call.arguments.map(\.value))
    let about: [Code] = reads ? ["for: \(request)"] : []
    let new = own("new")
    let apply: Code =
      switch update.kind {
      case nil: ""
      case .use: .call("\(store).use", ["$0"] + about)
      case .upsert:
        .call(
          "\(store).\(helper: "upsert")",
          ["$0", "in: \(target(update))"] + place(update) + about
        )
      case .remove: .call("\(store).\(helper: "removeRow")", ["$0", "from: \(target(update))"])
      }
    var parameters = ""
    var statements: [Code] = [apply]
    if let source = presenter.sources.first(where: { $0.name == update.source }) {
      let received = Code.call(
        "\(store).\(helper: "receiveSource")",
        [.string(SwiftString(source.name))]
      )
      (parameters, statements) = (new, [received, accept(new, of: source), "render()"])
    } else if !update.assignments.isEmpty {
      var writer = naming([Presenter.Update.value: new])
      let kept = presenter.kept(by: update)
      statements = kept.isEmpty ? [] : writer.keep(kept)
      (parameters, statements) = (new, statements + writer.set(presenter.settings(of: update)))
    }
    let function: Code = "\(store).\(helper: "applyValues")"
    let call = (reads ? requesting : self).call(update.call)
    return .sequence([
      reads ? .call(function, about) : function, " ", .braces("{", [call]),
      " apply: ",
      .braces("{\(parameters.isEmpty ? "" : " \(parameters) in")", statements),
    ])
  }

  private func place(_ update: Presenter.Update) -> [Code] {
    update.place == .end ? ["atEnd: true"] : []
  }

  private func target(_ update: Presenter.Update) -> String {
    update.target.map { list($0.list, $0.id) } ?? ""
  }
}
