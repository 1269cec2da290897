import ViewModelIR

/// Writes the parts of a presenter that depend on its spec.
struct PresenterWriter {
  let screen: Screen
  let presenter: Presenter
  let access: String
  /// What the service's model is called: `notes`.
  let model: String
  var texts: TextWriter
  let names: PresenterNames
  /// The store: `screen`.
  let store: String
  let lists: [ScreenList]

  init(_ screen: Screen, _ presenter: Presenter, access: String = "") {
    self.screen = screen
    self.presenter = presenter
    self.access = access
    let functions = FormatFunctions(
      presenter.texts.map { ($0.owner, $0.text.formattedParts) }
        + presenter.expressions.map { ("value", $0.formattedParts) },
      besides: screen.formatNames
    )
    var translated = TextFunctions()
    for (_, text) in presenter.texts { translated.add(text) }
    let names = PresenterNames(screen, presenter)
    self.names = names
    store = names.own("screen")
    lists = ScreenList.all(of: presenter)
    var texts = TextWriter(screen, functions, translated)
    for name in presenter.properties where names.property(name) != name {
      texts.expressions.otherNames[name] = names.property(name)
    }
    self.texts = texts
    let name = SpecNames(reserved: .swift).property(screen.elementName(of: screen.service.root))
    let isTaken = ["id", "row", store].contains(name) || names.own(name) != name
    model = isTaken ? names.own("model") : name
  }

  var viewModel: ViewModel? { screen.viewModels.first }

  /// With what stands for the service's model in it.
  func code(_ expression: TypedExpression, model: String? = nil) -> Code {
    writer(model: model).code(expression)
  }

  func condition(_ expression: TypedExpression, model: String? = nil) -> Code {
    var writer = writer(model: model)
    writer.isInCondition = true
    return writer.code(expression)
  }

  /// A text over the service's model, or over a row in its place.
  func code(_ text: Text, model: String? = nil) -> Code {
    var texts = texts
    texts.expressions.model = model ?? self.model
    return texts.code(text)
  }

  func writer(model: String?) -> ExpressionWriter {
    var writer = texts.expressions
    writer.model = model ?? self.model
    return writer
  }

  /// `notes`, `feed.posts`, `feed.page?.posts`
  func path(_ list: Presenter.ListPath, of model: String) -> String {
    ([model] + list.names.map(swiftMember)).joined(separator: ".")
  }

  /// What a member of the list follows: `feed.posts`, or `feed.posts?` if it may be nil.
  func chain(_ list: Presenter.ListPath, of model: String) -> String {
    path(list, of: model) + (list.isOptional ? "?" : "")
  }

  /// `try await store.delete(id: id)`; `names`: what has another name there.
  func call(
    _ call: Presenter.Call,
    ofRow rows: Presenter.Rows? = nil,
    names: [String: String] = [:],
    isTried: Bool = true
  ) -> Code {
    var writer = writer(model: nil)
    writer.otherNames.merge(names) { $1 }
    let arguments = call.arguments.map { argument in
      Code.argument(
        swiftLabel(argument.name),
        argument.value == rows?.rowID ? "id" : writer.code(argument.value)
      )
    }
    let function = "\(self.names.property(presenter.service.name)).\(swiftMember(call.function))"
    return isTried
      ? .sequence(["try await ", .call(function, arguments)]) : .call(function, arguments)
  }

  /// `NoteStore.Error`, whose cases the texts are for.
  var errorType: String { "\(presenter.service.protocolName)Error" }

  /// Whether what it shows follows the locale, the time zone or the clock.
  var usesContext: Bool {
    viewModel?.usesContext == true || presenter.texts.contains { $0.text.usesContext }
      || presenter.expressions.contains(where: \.usesContext)
  }
}

extension Screen {
  /// What the service's model is made of, if it is a list.
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

extension Presenter {
  /// Whether it waits for anything but responses.
  var sleeps: Bool { load.debounce != nil || pollInterval != nil }
}

extension Presenter.Rows {
  /// `row.id`, if the id is a property of the element.
  var rowID: TypedExpression {
    guard case .property(let base, let name) = id.kind, base.kind == .model else { return id }
    let row = TypedExpression(list.element, .variable(Presenter.row))
    return TypedExpression(id.type, .property(row, name))
  }
}
