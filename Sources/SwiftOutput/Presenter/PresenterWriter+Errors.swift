import ViewModelIR

extension PresenterWriter {
  // MARK: - Texts of errors

  /// The name of the function that returns an error's text.
  var errorText: String { own("errorText") }

  /// The name of that function's parameter.
  var error: String { own("error") }

  /// The functions that show an error beside the fields that it is about, and that return its text.
  var errorFunctions: [Declaration] { [errorFields, errorTexts].compactMap { $0 } }

  private var errorTexts: Declaration {
    let errors = presenter.errors
    let readsContext = (errors.map(\.text) + [presenter.otherError]).contains(where: \.readsContext)
    let text = code(presenter.otherError)
    let other = readsContext || !errors.isEmpty ? Code.returning(text) : text
    let branches = errors.map { error in
      Code.Branch([.text(pattern(error, reading: [error.text]))], [.returning(code(error.text))])
    }
    let choice = Code.choice(of: .text(error), branches + [.init([], [other])])
    return Declaration(
      head: "private func \(errorText)(for \(error): any Error) -> String",
      body: beginning(readsContext: readsContext, []) + [errors.isEmpty ? other : choice],
      mayBeShort: false
    )
  }

  /// Shows an error beside the fields that it is about or, if it is about none, elsewhere.
  func show(_ error: Code, elsewhere: [Code], of owner: Code = "self.") -> [Code] {
    if presenter.errorsOfFields.isEmpty { return elsewhere }
    return [.conditional([.init(["!\(owner)\(showing)(\(error))"], elsewhere)])]
  }

  /// The statement that sets what happens to errors that no action handles.
  var reportingError: Code {
    let alert: Code = "self?.alert = self?.\(errorText)(for: error)"
    if presenter.errorsOfFields.isEmpty, !presenter.retries {
      return "\(store).onError = \(braces: "[weak self] error in \(alert)")"
    }
    let conditions: [Code] =
      ["let self"] + (presenter.errorsOfFields.isEmpty ? [] : ["!\(showing)(error)"])
    let load: Code = presenter.load == nil ? "" : "await self?.load()"
    let body: [Code] =
      [.guarded(conditions, otherwise: ["return"])]
      + (presenter.load == nil ? forgetRetry : offerRetry(of: "error", load, on: ""))
      + ["alert = \(errorText)(for: error)"]
    return .assignment("\(store).onError", .closure(parameters: "[weak self] error", body))
  }

  var showing: String { own("showBesideFields") }

  private var errorFields: Declaration? {
    let errors = presenter.errorsOfFields
    if errors.isEmpty { return nil }
    let texts = errors.flatMap { $0.fields.compactMap(\.text) }
    let branches = errors.map { error in
      var writer = self
      if case .own(_, let parameters) = error.pattern {
        writer.hidden.formUnion(parameters.map(\.name))
      }
      let pattern = pattern(error, reading: error.fields.compactMap(\.text))
      return Code.Branch([.text(pattern)], writer.fields(of: error))
    }
    let otherwise = Code.Branch([], ["return false"])
    return Declaration(
      doc: "Shows an error beside the fields that it is about. Returns whether there are any.",
      head: "private func \(showing)(_ \(error): any Error) -> Bool",
      body: beginning(readsContext: texts.contains(where: \.readsContext), [])
        + [.choice(of: .text(error), branches + [otherwise])],
      mayBeShort: false
    )
  }

  private func fields(of error: Presenter.ErrorText) -> [Code] {
    let sets = error.fields.map { field in
      Code.assignment(
        .text(property(field.local)),
        field.text.map(texts.optionalCode) ?? "\(errorText)(for: \(self.error))"
      )
    }
    let rendered = error.fields.count { field in
      presenter.locals.contains { $0.name == field.local && presenter.isRendered($0) }
    }
    let set =
      rendered <= 1 ? sets : [.call(.text(own("updateTogether")), [], closure: .closure(sets))]
    let shown = error.fields.map { Code.text("\(property($0.local)) != nil") }
    let isShown: Code =
      error.isCertainlyShown ? "true" : .binary(shown[0], shown.dropFirst().map { .init("||", $0) })
    return set + [.returning(isShown)]
  }

  func pattern(_ error: Presenter.ErrorText, reading texts: [Text]) -> String {
    switch error.pattern {
    case .connection(let code): return "URLError.\(code)"
    case .own(let name, let parameters):
      let used = Set(texts.flatMap(\.expressions).flatMap(\.variables))
      let bound = parameters.map {
        used.contains($0.name) ? "let \(swiftIdentifier($0.name))" : "_"
      }
      let values = used.isDisjoint(with: parameters.map(\.name)) ? [] : bound
      let held = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return "\(errorType).\(swiftMember(name))\(held)"
    }
  }
}
