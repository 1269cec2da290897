import ScreenProgram
import ViewModelIR

// Locals that follow the content, or other locals, until the user changes them.

extension PresenterWriter {
  /// The private type with the values of these locals.
  var editsType: Declaration? {
    if presenter.tracked.isEmpty { return nil }
    return Declaration(
      doc: "The values with which locals begin until the user edits them.",
      head: "private nonisolated struct \(type("Edits")): Hashable",
      body: presenter.tracked.map(declaration)
    )
  }

  /// `var title = ""`
  func declaration(_ local: Presenter.Local) -> Code {
    let isPlain =
      switch local.type {
      case .string, .boolean, .integer, .number: true
      default: false
      }
    let type: Code = isPlain ? "" : ": \(screen.code(local.type))"
    let head: Code = "var \(swiftIdentifier(local.name))\(type)"
    if local.isError { return head }
    return .sequence([head, " = ", FirstValueWriter(expressions: texts.expressions).code(local)])
  }

  /// The private properties with the values that the locals last took.
  var editsProperties: [Code] {
    let begun: [Code] =
      presenter.tracked.isEmpty ? [] : ["private var \(begun) = \(type("Edits"))()"]
    let request: [Code] =
      presenter.edits.isEmpty || presenter.requestedContent.isEmpty
      ? [] : ["private var \(begunRequest): \(requestType)?"]
    return begun + request
      + (presenter.stopsFollowing ? ["private var \(isFollowing) = false"] : [])
  }

  /// The functions that let locals follow the content, and each other.
  var following: [Declaration] {
    [followContent].compactMap { $0 } + FollowProgram.all(of: presenter).map(following)
  }

  private var followContent: Declaration? {
    if presenter.edits.isEmpty { return nil }
    let new = own("new")
    let edited = presenter.edits.compactMap { local in local.edited.map { (local, $0) } }
    let made = Code.call(
      .text(type("Edits")),
      edited.map { .argument(swiftLabel($0.name), code($1)) }
        + presenter.followers.map { .argument(swiftLabel($0.name), .text(begun(of: $0))) }
    )
    let follow = presenter.edits.map { local -> Code in
      let value = property(local.name)
      let isOther = presenter.requestedContent.isEmpty ? "" : "\(isOtherContent) || "
      return
        "if \(isOther)\(value) == \(begun(of: local)) \(braces: "\(value) = \(new).\(swiftMember(local.name))")"
    }
    let other: [Code] =
      presenter.requestedContent.isEmpty
      ? []
      : [
        "let \(isOtherContent) = \(begunRequest) != nil && \(hasOtherRequest)",
        "\(begunRequest) = \(store).request",
      ]
    return Declaration(
      doc: "Lets the locals follow the content, except those that the user has changed.",
      head: "private func \(followsContent)()",
      body: [
        .guarded(
          ["let \(model) = \(store).\(helper: "confirmedContent")"],
          otherwise: ["return"]
        )
      ] + [.assignment("let \(new)", made)] + other + stopping(follow) + ["\(begun) = \(new)"]
    )
  }

  /// The function that lets other locals follow one.
  private func following(_ program: FollowProgram) -> Declaration {
    let sets = program.sets.flatMap { step -> [Code] in
      let (name, value) = (property(step.local.name), code(step.value))
      if !step.begins { return [.assignment(.text(name), value)] }
      let new = own("new\(capitalized(step.local.name))")
      let changes: [Code] = ["\(name) = \(new)", "\(begun(of: step.local)) = \(new)"]
      return [
        .assignment("let \(new)", value),
        .conditional([.init(["\(name) != \(new)"], changes)]),
      ]
    }
    let guards: [Code] = program.readsModel ? ["let \(model) = \(store).shown"] : []
    let body = beginning(readsContext: program.readsContext, guards) + sets
    let all =
      program.isRendered
      ? [.call(.text(own("updateTogether")), [], closure: .closure(body))] : body
    return Declaration(
      doc: "Sets what follows from `\(swiftIdentifier(program.local.name))`.",
      head: "private func \(changed(program.local))()",
      body: (presenter.stopsFollowing ? ["if \(isFollowing) \(braces: "return")"] : [])
        + stopping(all)
    )
  }

  /// Returns the statements, while which no local follows another.
  private func stopping(_ statements: [Code]) -> [Code] {
    presenter.stopsFollowing
      ? ["\(isFollowing) = true"] + statements + ["\(isFollowing) = false"] : statements
  }

  /// Returns the statement that follows each change of the local; `nil` if nothing does.
  func followUp(_ local: Presenter.Local) -> Code? {
    let rendered: Code? = presenter.isRendered(local) ? "render()" : nil
    return local.onChange.isEmpty ? rendered : "\(changed(local))()"
  }

  /// The statements that run when the content may have changed.
  var changingContent: Code {
    let updated: Code =
      presenter.edits.isEmpty
      ? "render()" : "\(own("updateTogether")) \(braces: "self?.\(followsContent)()")"
    return "\(store).onChange = \(braces: "[weak self] in self?.\(updated)")"
  }

  private var followsContent: String { own("followContent") }

  private var isFollowing: String { own("isFollowing") }

  /// The request of the content that the locals edit, and whether that has changed: then no value of the old content is kept.
  private var begunRequest: String { own("begunRequest") }

  /// Whether the values differ that decide about the content. Those that only sources need do not.
  private var hasOtherRequest: Code {
    let deciding = presenter.requestedContent
    if deciding.count == requested.count { return "\(begunRequest) != \(store).request" }
    let differences = deciding.map { local -> Code in
      let name = swiftMember(local.name)
      return "\(begunRequest)?.\(name) != \(store).request?.\(name)"
    }
    guard let first = differences.first else { return "false" }
    let all = Code.binary(first, differences.dropFirst().map { .init("||", $0) })
    return differences.count == 1 ? first : .sequence(["(", all, ")"])
  }

  private var isOtherContent: String { own("isOtherContent") }

  /// `nameChanged`
  private func changed(_ local: Presenter.Local) -> String { own("\(local.name)Changed") }

  /// `begun.title`
  func begun(of local: Presenter.Local) -> String { "\(begun).\(swiftMember(local.name))" }

  /// Returns the statements that keep the values that the call sends.
  func sending(_ locals: [Presenter.Local]) -> [Code] {
    locals.map { local in
      .assignment("let \(sent(local))", code(TypedExpression(local.type, .variable(local.name))))
    }
  }

  /// Returns the statements that end the edits which the service has accepted, after the load that `reload` is.
  func accept(_ locals: [Presenter.Local], after reload: Code?) -> [Code] {
    let accepted = stopping(
      locals.map { local -> Code in
        let value = property(local.name)
        return "if \(value) == \(sent(local)) \(braces: "\(value) = \(begun(of: local))")"
      }
    )
    let isOne = locals.count { presenter.isRendered($0) } <= 1
    let set =
      isOne ? accepted : [.call(.text(own("updateTogether")), [], closure: .closure(accepted))]
    guard let reload else { return set }
    let isLoaded = Code.sequence([
      "await \(store).\(helper: "isLoaded")", .call("", [.argument("by", .closure([reload]))]),
    ])
    return [.conditional([.init([isLoaded], set)])]
  }

  private func sent(_ local: Presenter.Local) -> String { own("sent\(capitalized(local.name))") }

  var begun: String { own("begun") }
}
