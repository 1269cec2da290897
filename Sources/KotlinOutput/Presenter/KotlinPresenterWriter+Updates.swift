import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  /// The functions for what the service sends by itself, and for the elements that wait after a poll.
  var updates: [Declaration] {
    get throws(NotInKotlin) {
      var functions: [Declaration] = []
      if presenter.hold != nil {
        functions.append(
          Declaration(
            doc: "Shows the new elements, which wait after a poll.",
            head: "fun showNew()",
            statements: [.call(.text("\(store).showNew", needs: [.helper("showNew")]), [])]
          )
        )
      }
      if !presenter.updates.isEmpty {
        functions.append(
          Declaration(
            doc: "Applies what the service sends, until the coroutine is cancelled.",
            head: "suspend fun observe()",
            statements: try observing
          )
        )
      }
      return functions
    }
  }

  private var observing: [Code] {
    get throws(NotInKotlin) {
      let updates = presenter.updates
      let readsRequest = updates.contains { presenter.readsRequest($0.call.arguments.map(\.value)) }
      let statements: [Code] =
        readsRequest ? [.assignment("val \(request)", newRequest)] : []
      var applied: [Code] = []
      for update in updates { applied.append(try apply(update)) }
      let isLoading = presenter.loadsSourcesOfUpdates
      if applied.count == 1, !isLoading { return statements + applied }
      let updating = applied.map { Code.lambda(parameters: "", [$0]) }
      if isLoading {
        let load = Code.lambda(parameters: "", loadSources)
        return statements + [
          .sequence([.call(storeMember("applyAndLoad"), updating), " ", load])
        ]
      }
      return statements + [.call(.helper("applyTogether"), updating)]
    }
  }

  /// `screen.applyValues(service.newMessages()) { screen.upsert(messages, it) }`
  private func apply(_ update: Presenter.Update) throws(NotInKotlin) -> Code {
    let list = update.target.map { self.list($0.list, $0.id) } ?? ""
    let reads = presenter.readsRequest(update.call.arguments.map(\.value))
    let about: [Code] = reads ? [.text(request)] : []
    let call = try (reads ? requesting : self).call(update.call)
    let arguments: [Code] = [call] + about
    if let source = presenter.sources.first(where: { $0.name == update.source }) {
      let received = Code.call(
        storeMember("receiveSource"),
        [.string([.literal(source.name)])]
      )
      return calling(
        .helper("applyValues"),
        arguments,
        [received, accept("it", of: source), "render()"]
      )
    }
    if !update.assignments.isEmpty {
      var writer = self
      writer.texts.expressions.variables[Presenter.Update.value] = "it"
      let kept = writer.keep(presenter.kept(by: update))
      let settings = try writer.set(presenter.settings(of: update))
      return calling(.helper("applyValues"), arguments, kept + settings)
    }
    let apply: Code =
      switch update.kind {
      case nil: ""
      case .use: .call(storeMember("useModel"), ["it"] + about)
      case .upsert:
        .call(
          storeMember("upsert"),
          [.text(list), "it"] + (update.place == .end ? ["atEnd = true"] : [])
            + (reads ? ["request = \(request)"] : [])
        )
      case .remove: .call(storeMember("removeRow"), [.text(list), "it"])
      }
    return calling(.helper("applyValues"), arguments, [apply])
  }
}
