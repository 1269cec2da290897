import ScreenProgram
import ViewModelIR

/// Writes the members of a presenter.
struct PresenterWriter {
  let screen: Screen
  let presenter: Presenter
  let access: String
  /// The name of the service's model in the code: `notes`.
  let model: String
  var texts: TextWriter
  /// The names that the spec chooses, and the public names of every presenter.
  private let taken: Set<String>
  /// The name of the store's property: `screen`.
  let store: String
  let lists: [(name: String, list: RowList)]
  /// The members that constants of the same name hide in the function that is being written.
  var hidden: Set<String> = []
  /// The values of `let` that the presenter computes in members of its own.
  let shared: [SharedMember]
  let programs: [ActionProgram]
  /// The statements that end the function of an action that cannot run.
  var otherwise: [Code] = ["return"]

  init(_ screen: Screen, _ presenter: Presenter, access: String = "") {
    self.screen = screen
    self.presenter = presenter
    self.access = access
    programs = presenter.actions.map { ActionProgram($0, of: presenter) }
    let functions = FormatFunctions(
      presenter.texts.map { ($0.owner, $0.text.formattedParts) }
        + presenter.expressions.map { ("value", $0.formattedParts) },
      excluding: screen.formatNames
    )
    var translated = TextFunctions()
    for (_, text) in presenter.texts { translated.add(text) }
    texts = TextWriter(screen, functions, translated)
    let members = Presenter.publicMembers.union(presenter.memberNames)
      .union(presenter.actions.flatMap { $0.parameters.map(\.name) + $0.guards.boundNames })
    shared = SharedMember.all(of: presenter, excluding: members)
    taken = members.union(shared.map(\.name))
    store = unused("screen", taken)
    var listNames: Set<String> = []
    lists = RowList.all(of: presenter).map { list in
      (unique(list.path.names.last ?? list.source?.name ?? "elements", &listNames), list)
    }
    // A nested type has those around it in its name.
    let type = screen.elementName(of: screen.service.root).split(separator: ".").last ?? ""
    let name = SpecNames(reserved: .swift).property(String(type))
    let readsAnswer = presenter.actions.contains(where: \.readsAnswer)
    let isTaken =
      ["id", "row", store].contains(name) || taken.contains(name)
      || readsAnswer && name == Presenter.answer
    model = isTaken ? unused("model", taken) : name
    texts.expressions.model = model
    for name in presenter.properties where property(name) != name {
      texts.expressions.otherNames[name] = property(name)
    }
    for local in presenter.followers {
      texts.expressions.otherNames[Presenter.Local.begun(of: local.name)] = begun(of: local)
    }
    texts.expressions.named = Dictionary(
      shared.map { ($0.value, $0.use(model)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  var viewModel: ViewModel? { screen.viewModels.first }

  // MARK: - Names

  /// Returns a name for a private member or a local constant, with a number if the spec uses the name.
  func own(_ name: String) -> String { unused(name, taken) }

  /// Returns a name for a nested type that hides no type of the schema.
  func type(_ name: String) -> String {
    screen.service[name] == nil ? name : type("Screen\(name)")
  }

  /// Returns the code for a property that the spec names, with `self.` if needed: functions for rows have a parameter `id`.
  func property(_ name: String) -> String {
    name == "id" || swiftIdentifier(name) != name ? "self.\(swiftMember(name))" : member(name)
  }

  /// Returns the code for a member, with `self.` if a constant hides it.
  func member(_ name: String) -> String { hidden.contains(name) ? "self.\(name)" : name }

  // MARK: - Expressions

  /// Returns a writer whose expressions are over a row instead of the model.
  func over(_ row: String) -> Self {
    var writer = self
    writer.texts.expressions.model = row
    writer.texts.expressions.named = [:]
    return writer
  }

  /// Returns a writer whose expressions use other names for some variables. Members that compute values of `let` from these
  /// variables are not used then.
  func naming(_ names: [String: String]) -> Self {
    if names.isEmpty { return self }
    var writer = self
    writer.texts.expressions.otherNames.merge(names) { $1 }
    writer.texts.expressions.named = texts.expressions.named.filter { value, _ in
      value.variables.isDisjoint(with: names.keys)
    }
    return writer
  }

  /// A writer for an escaping closure.
  var escaping: Self {
    var writer = self
    for member in shared where texts.expressions.named[member.value] != nil {
      writer.texts.expressions.named[member.value] = member.use(model, escapes: true)
    }
    return writer
  }

  /// Returns a writer for the code after guards, which bind values to names.
  func behind(_ guards: [Condition]) -> Self {
    if guards.boundNames.isEmpty { return self }
    var writer = self
    writer.texts.expressions = texts.expressions.binding(guards)
    writer.hidden.formUnion(guards.boundNames)
    return writer
  }

  func code(_ expression: TypedExpression) -> Code { texts.expressions.code(expression) }

  func conditions(_ conditions: [Condition]) -> [Code] { texts.expressions.conditions(conditions) }

  func condition(_ expression: TypedExpression) -> Code {
    var writer = texts.expressions
    writer.isInCondition = true
    return writer.code(expression)
  }

  func code(_ text: Text) -> Code { texts.code(text) }

  /// Returns the first statements of a function: the context if it is read, and the guards.
  func beginning(
    readsContext: Bool,
    _ guards: [Code],
    otherwise: [Code] = ["return"]
  ) -> [Code] {
    (readsContext ? ["let context = context()"] : [])
      + (guards.isEmpty ? [] : [.guarded(guards, otherwise: otherwise)])
  }

  /// `notes`, `feed.posts`, `feed.page?.posts`
  func path(_ path: PropertyPath, of base: String) -> String {
    path.steps.indices.reduce(base) { code, index in
      let isChained = index > 0 && path.steps[index - 1].type.isOptional
      return "\(code)\(isChained ? "?" : "").\(swiftMember(path.steps[index].name))"
    }
  }

  /// Returns a path for access to the members of its value: `feed.posts`, or `feed.posts?` if it can be `nil`.
  func chain(_ path: PropertyPath, of base: String) -> String {
    self.path(path, of: base) + (path.steps.last?.type.isOptional == true ? "?" : "")
  }

  func path(_ list: Presenter.ListPath, of model: String) -> String { path(list.path, of: model) }

  func chain(_ list: Presenter.ListPath, of model: String) -> String { chain(list.path, of: model) }

  /// `try await store.delete(id: id)`
  func call(
    _ call: Presenter.Call,
    ofRow rows: Presenter.Rows? = nil,
    isTried: Bool = true
  ) -> Code {
    let arguments = call.arguments.map { argument in
      Code.argument(
        swiftLabel(argument.name),
        rows?.ids.first { $0.value == argument.value }.map { .text($0.name) }
          ?? code(argument.value)
      )
    }
    let function = "\(property(presenter.service.name)).\(swiftMember(call.function))"
    return isTried
      ? .sequence(["try await ", .call(function, arguments)]) : .call(function, arguments)
  }

  /// The service's error type, whose cases have texts in the spec: `NoteStoreError`.
  var errorType: String { "\(presenter.service.protocolName)Error" }

  /// Whether anything that the presenter shows depends on the locale, the time zone or the current time.
  var usesContext: Bool {
    viewModel?.usesContext == true || presenter.readsClock
      || presenter.texts.contains { $0.text.usesContext }
      || presenter.expressions.contains(where: \.usesContext)
  }
}

extension Screen {
  /// Returns the name of the type, or of its elements if it is a list.
  fileprivate func elementName(of type: ValueType) -> String {
    if case .list(let element) = type, type != service.root || service.rootName == nil {
      return elementName(of: element)
    }
    return swiftName(type)
  }
}

func secondsLiteral(_ seconds: Double) -> String {
  Int(exactly: seconds).map(integerLiteral) ?? seconds.description
}
