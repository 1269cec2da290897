import ScreenProgram
import ViewModelIR

// Locals that follow the content, or other locals, until the user changes them.

extension PresenterWriter {
  /// The property with the values that these locals last took, and the functions that let them follow.
  var edits: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      if !presenter.tracked.isEmpty {
        var first: [Code] = []
        for local in presenter.tracked {
          let value = try texts.expressions.firstValue(local)
          first.append(.assignment(.text(kotlinMember(local.name)), value))
        }
        let made = Code.call("Edits", first)
        let property = Declaration(.assignment("internal var \(begun)", made), isMember: true)
        all.append(Declaration(group: [property, Declaration("    private set")]))
      }
      if !presenter.edits.isEmpty {
        if !presenter.requestedContent.isEmpty {
          all.append(Declaration("private var \(begunRequest): Request? = null", isMember: true))
        }
        all.append(try followContent)
      }
      for program in FollowProgram.all(of: presenter) { all.append(try following(program)) }
      return all
    }
  }

  private var followContent: Declaration {
    get throws(NotInKotlin) {
      let new = own("new")
      var made: [Code] = []
      var follow: [Code] = []
      for local in presenter.edits {
        guard let edited = local.edited else { continue }
        let name = kotlinMember(local.name)
        made.append(.assignment(.text(name), try texts.expressions.code(edited)))
        let change = set(local, to: "\(new).\(name)")
        let isOther: Code = presenter.requestedContent.isEmpty ? "" : "\(isOtherContent) || "
        let isSame = Code.sequence([isOther, current(local.name), " == \(begun).\(name)"])
        follow.append(.sequence(["if (", isSame, ") ", change]))
      }
      made += presenter.followers.map { local in
        .assignment(.text(kotlinMember(local.name)), begun(of: local))
      }
      let other: [Code] =
        presenter.requestedContent.isEmpty
        ? []
        : [
          .sequence(["val \(isOtherContent) = \(begunRequest) != null && ", hasOtherRequest]),
          "\(begunRequest) = \(store).request",
        ]
      let content: Code = "val \(model) = \(store).confirmedContent ?: return"
      return Declaration(
        doc: "Lets the values follow the content, except those that the user has changed.",
        head: "private fun \(followsContent)()",
        statements: [content, .assignment("val \(new)", .call("Edits", made))] + other + follow
          + ["\(begun) = \(new)"]
      )
    }
  }

  /// The function that sets a local, and then what follows from it.
  private func following(_ program: FollowProgram) throws(NotInKotlin) -> Declaration {
    let local = program.local
    let changed = own("newValue")
    var statements: [Code] = [
      .sequence(["if (\(changed) == ", current(local.name), ") return"]),
      set(local, to: changed),
    ]
    if program.readsModel { statements.append("val \(model) = \(store).shown ?: return") }
    for step in program.sets {
      let value = try texts.expressions.code(step.value)
      let target: Code = "\(mutableName(step.local.name)).value"
      if !step.begins {
        statements.append(.assignment(target, value))
        continue
      }
      let new = own("new\(caseName(step.local.name))")
      let begin = begin(step.local.name, with: .text(new))
      statements += [
        .assignment("val \(new)", value),
        .block(
          head: .sequence(["if (", current(step.local.name), " != \(new))"]),
          [.assignment(target, .text(new)), begin]
        ),
      ]
    }
    let parameter = Code.sequence(["\(changed): ", try local.type.kotlin(in: screen.types)])
    return Declaration(
      doc: "Sets a value, and what follows from it.",
      head: .call("private fun \(changing(local.name))", [parameter]),
      statements: statements
    )
  }

  /// Returns the statement that sets a local, as the view does.
  func set(_ local: String, toCode value: Code) -> Code {
    let follows = presenter.locals.contains { $0.name == local && !$0.onChange.isEmpty }
    return follows
      ? .call(.text(changing(local)), [value])
      : .assignment("\(mutableName(local)).value", value)
  }

  /// `begun = begun.copy(slug = newSlug)`
  func begin(_ local: String, with value: Code) -> Code {
    .assignment(
      .text(begun),
      .call("\(begun).copy", [.assignment(.text(kotlinMember(local)), value)])
    )
  }

  /// `changeName`
  private func changing(_ local: String) -> String { own("change\(caseName(local))") }

  /// `begun.title`
  func begun(of local: Presenter.Local) -> Code { "\(begun).\(kotlinMember(local.name))" }

  /// The private type with the values of these locals.
  var editsType: Declaration? {
    get throws(NotInKotlin) {
      var properties: [Property] = []
      for local in presenter.tracked {
        let type = try local.type.kotlin(in: screen.types)
        properties.append(Property(name: kotlinMember(local.name), type: type))
      }
      if properties.isEmpty { return nil }
      let doc = "The values with which others begin until the user edits them."
      return dataClass("Edits", doc: doc, modifier: "internal ", properties)
    }
  }

  /// The request of the content that the locals edit, and whether that has changed: then no value of the old content is kept.
  private var begunRequest: String { own("begunRequest") }

  /// Whether the values differ that decide about the content. Those that only sources need do not.
  private var hasOtherRequest: Code {
    let deciding = presenter.requestedContent
    if deciding.count == presenter.requested.count { return "\(begunRequest) != \(store).request" }
    let differences = deciding.map { local -> Code in
      let name = kotlinMember(local.name)
      return "\(begunRequest)?.\(name) != \(store).request?.\(name)"
    }
    guard let first = differences.first else { return "false" }
    let all = differences.dropFirst().reduce(first) { .binary($0, sign: "||", $1) }
    return differences.count == 1 ? first : .sequence(["(", all, ")"])
  }

  private var isOtherContent: String { own("isOtherContent") }

  var followsContent: String { own("followContent") }

  /// Returns the statements that keep the values that the call sends.
  func sending(_ locals: [Presenter.Local]) -> [Code] {
    locals.map { local in
      let value = texts.expressions.variables[local.name] ?? current(local.name)
      return .assignment(.text("val \(sent(local))"), value)
    }
  }

  /// Returns the statements that end the edits which the service has accepted, after the load that `reload` is.
  func accept(_ locals: [Presenter.Local], after reload: Code?) -> [Code] {
    let accepted = locals.map { local -> Code in
      let change = set(local, to: "\(begun).\(kotlinMember(local.name))")
      return .sequence(["if (", current(local.name), " == \(sent(local))) ", change])
    }
    let statements = accepted + (locals.contains(where: presenter.isRendered) ? ["render()"] : [])
    guard let reload else { return statements }
    let isLoaded = Code.sequence([
      .text("\(store)."), .helper("isLoaded"), " ", .lambda(parameters: "", [reload]),
    ])
    return [.block(head: .sequence(["if (", isLoaded, ")"]), statements)]
  }

  private func set(_ local: Presenter.Local, to value: String) -> Code {
    "\(mutableName(local.name)).value = \(value)"
  }

  private func sent(_ local: Presenter.Local) -> String { own("sent\(caseName(local.name))") }

  private var begun: String { own("begun") }
}
