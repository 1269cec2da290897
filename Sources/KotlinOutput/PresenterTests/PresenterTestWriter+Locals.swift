import ViewModelIR

// Loads again: their progress, and values that the screen has set.

extension PresenterTestWriter {
  var reloadTests: [Declaration?] {
    [try? reload, try? sends] + presenter.locals.map { try? shows($0) }
  }

  private var reload: Declaration? {
    get throws(NotInKotlin) {
      guard let progress = presenter.load.progress, presenter.load.progressDelay == nil else {
        return nil
      }
      let flag = Code.assignment(.text(kotlinMember(progress)), "true")
      return test(
        "a reload shows progress",
        try loaded + timePasses + [
          .assignment("val call", beginLoad()), expectShown("response", [flag]),
          "call.succeed(response)", expectShown("response"),
        ]
      )
    }
  }

  /// The test of a load with other values of all locals that it sends.
  private var sends: Declaration? {
    get throws(NotInKotlin) {
      let call = presenter.load.call
      var sets: [Code] = []
      var expectations: [Code] = []
      for local in presenter.locals where cases.locals[local.name] != nil {
        let index = call.arguments.firstIndex { $0.value.kind == .variable(local.name) }
        guard let index, let set = try set(local), let value = try value(local) else { continue }
        sets.append(set)
        expectations.append(values.equalObject(value, "call.arguments[\(index)]"))
      }
      if sets.isEmpty { return nil }
      var statements = try loaded
      if presenter.load.debounce != nil, let delay = presenter.load.progressDelay {
        // Otherwise, the wait below would be that of the first load.
        statements.append(wait(delay))
      }
      statements += sets
      if let seconds = presenter.load.debounce {
        statements += [launch("load"), .chain(wait(seconds), [".answer", ".complete(Unit)"])]
        statements += presenter.sources.map { respond($0) }
        let calls = callsName(call.signature, overloads: overloads)
        statements.append(.assignment("val call", "service.\(calls).next()"))
        statements += expectations + ["call.answer.complete(response)", "load.join()"]
      } else {
        statements.append(.assignment("val call", beginLoad()))
        statements += expectations + ["call.succeed(response)"]
      }
      return test("load sends the values that the screen has set", statements)
    }
  }

  /// The test of a local that the state depends on.
  private func shows(_ local: Presenter.Local) throws(NotInKotlin) -> Declaration? {
    guard local.isShown, let set = try set(local) else { return nil }
    let isRequested = presenter.requested.contains { $0.name == local.name }
    let stale = isRequested ? [presenter.load.stale].compactMap { $0 } : []
    let flags = stale.map { Code.assignment(.text(kotlinMember($0)), "true") }
    return test(
      "setting \(local.name) updates the state",
      try loaded + [set, expectShown("response", flags)]
    )
  }

  // MARK: - Statements

  private var loaded: [Code] {
    get throws(NotInKotlin) {
      [
        .assignment("val response", try sample(cases.loaded)),
        .chain(beginLoad(), [".succeed(response)"]),
      ]
    }
  }

  private func set(_ local: Presenter.Local) throws(NotInKotlin) -> Code? {
    try value(local).map { .call("presenter.set\(caseName(local.name))", [$0]) }
  }

  /// Another value of a local than its initial one.
  private func value(_ local: Presenter.Local) throws(NotInKotlin) -> Code? {
    if local.isError { return nil }
    return try cases.locals[local.name].map { (node) throws(NotInKotlin) in
      try values.literal(node, of: local.type)
    }
  }
}
