import ViewModelIR

/// Writes a table view controller as a starting point: a section with the screen's own texts, and one for each list.
final class ViewControllerWriter {
  let screen: Screen
  let presenter: Presenter?
  let views: ViewWriter

  init(_ screen: Screen) {
    self.screen = screen
    presenter = screen.presenter
    views = ViewWriter(screen)
  }

  private var viewModel: ViewModel? { screen.viewModels.first }

  var lists: [(field: Field, nested: ViewModel)] {
    viewModel.map { views.lists(of: $0) } ?? []
  }

  // MARK: - Rows

  /// Whether VoiceOver says other texts than those that it shows.
  var hasSpokenTexts: Bool {
    let models = [viewModel].compactMap { $0 } + lists.map(\.nested)
    return models.contains { $0.fields.contains(where: \.isSpoken) }
  }

  /// The texts of all rows, by section. The first section has the screen's own texts.
  func texts(spoken: Bool = false) -> [String] {
    guard let viewModel else { return [] }
    let shown = shownTexts(of: viewModel, in: "viewModel", spoken)
    let own: Code =
      shown.mayBeNil
      ? shown.texts(then: [.sequence([".map ", .closure([.array(["$0"])])])])
      : .array(shown.all.map { .array([.text($0)]) })
    let sections = lists.map { field, nested in
      Code.sequence([
        .text("viewModel.\(swiftMember(field.name)).map "),
        .closure([shownTexts(of: nested, in: "$0", spoken).texts()]),
      ])
    }
    return Code.returning(.array([own] + sections)).outdentedLines(indent: 6)
  }

  private func shownTexts(
    of viewModel: ViewModel,
    in base: String,
    _ spoken: Bool
  ) -> ShownTexts {
    var shown = ShownTexts()
    let label = viewModel.fields.first { $0.name == "accessibilityLabel" && $0.type == .string }
    if spoken, viewModel.name != nil, let label {
      return ShownTexts(all: ["\(base).\(swiftMember(label.name))"])
    }
    for field in viewModel.fields {
      if case .one(let nested) = field.rule, let inner = screen.viewModel(nested.model) {
        let mark = field.type.isOptional ? "?" : ""
        let more = shownTexts(of: inner, in: "\(base).\(swiftMember(field.name))\(mark)", spoken)
        shown.all += more.all
        if more.mayBeNil || field.type.isOptional { shown.mayBeNil = true }
      }
      guard [.string, .styledText].contains(field.type.unwrapped) else { continue }
      if views.isInForm(field, of: viewModel) || field.name == newText?.name { continue }
      if case .state = field.rule { continue }
      if viewModel.isIdentifiable && field.name == "id" || field.accessibilityText != nil
        || field.spokenOf != nil
      {
        continue
      }
      var value = words(of: field, in: base)
      if spoken, let said = viewModel.fields.first(where: { $0.spokenOf == field.name }) {
        // Both lists of texts have the same length.
        let other = said.type.isOptional ? " ?? \(value)" : ""
        value = "\(base).\(swiftMember(said.name))\(other)"
      }
      let isDeclared = viewModel.isEmptyText(field) ? viewModel.hasNoRows(in: base) : nil
      shown.all.append(isDeclared.map { "\($0) ? \(value) : nil" } ?? value)
      if field.type.isOptional || isDeclared != nil { shown.mayBeNil = true }
    }
    return shown
  }

  /// A text, or the words of a styled text, because labels of UIKit do not show its marks.
  private func words(of field: Field, in base: String) -> String {
    let value = "\(base).\(swiftMember(field.name))"
    if field.type.unwrapped != .styledText { return value }
    return field.type.isOptional
      ? "\(value).map { String($0.characters) }" : "String(\(value).characters)"
  }

  private struct ShownTexts {
    var all: [String] = []
    var mayBeNil = false

    /// The code for a list of the texts that are not `nil`.
    func texts(then calls: [Code] = []) -> Code {
      let list = Code.array(all.map { .text($0) })
      let calls = (mayBeNil ? [".compactMap { $0 }"] : []) + calls
      return calls.isEmpty ? list : .chain(list, calls)
    }
  }

  /// The text that depends on the number of new elements, which is the title of the button that shows them.
  private var newText: Field? {
    viewModel?.fields.first { $0.type.unwrapped == .string && views.showsNew($0) }
  }

  /// The presenter's properties with the texts of errors.
  var errors: [String] {
    presenter.map { ViewErrors(presenter: $0).locals.map(\.name) } ?? []
  }

  // MARK: - Binding

  var setUp: [String] {
    guard let presenter else { return [] }
    var lines = ViewLines()
    lines.add("refreshControl = UIRefreshControl(")
    lines.modify("frame: .zero,")
    lines.modify("primaryAction: UIAction { [weak self] _ in self?.load() }")
    lines.add(")")
    switch presenter.binding {
    case .closures:
      lines.add("presenter.onStateChange = { [weak self] in self?.show($0) }")
      for notice in notices.map(\.rawValue) + selected {
        lines.add(
          "presenter.on\(capitalized(notice))Change = { [weak self] _ in self?.showNotices() }"
        )
      }
      if !presenter.events.isEmpty {
        lines.add("presenter.onEvent = { [weak self] in self?.handle($0) }")
      }
    case .publisher:
      lines.add("presenter.$state.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)")
      lines.block("presenter.objectWillChange.sink { [weak self] in") {
        $0.add("Task { self?.showNotices() }")
      }
      lines.add(".store(in: &subscriptions)")
    case .observation: lines.add("observe()")
    }
    if presenter.pollInterval == nil { lines.add("load()") }
    return lines.lines
  }

  var hasToasts: Bool { notices.contains(.toast) }

  var undoes: Bool { presenter?.undoes ?? false }

  /// The kinds of notices that the presenter shows.
  private var notices: [Presenter.Notice.Kind] {
    Presenter.Notice.Kind.allCases.filter { presenter?.has($0) == true }
  }

  /// The properties of the presenter with selected elements.
  private var selected: [String] { presenter?.selections.map(\.property) ?? [] }

  var functions: [[String]] {
    guard let presenter else { return [] }
    return [presenter.binding == .observation ? observe : nil, load, show, showNotices]
      .compactMap { $0 } + ViewEvents(screen, presenter).handlers
      + presenter.actions.filter { $0.rows == nil }.map(own)
  }

  /// The function that tracks the presenter. Observation reports only one change, so the function calls itself again.
  private var observe: [String] {
    [
      "private func observe() {", "  withObservationTracking {", "    show(presenter.state)",
      "    showNotices()", "  } onChange: { [weak self] in",
      "    Task { @MainActor in self?.observe() }", "  }", "}",
    ]
  }

  private var load: [String] {
    [
      "private func load() {", "  Task { [presenter, weak self] in",
      "    await presenter.load()",
      "    self?.refreshControl?.endRefreshing()", "  }", "}",
    ]
  }

  private var show: [String] {
    let empty = presenter?.empty == nil ? "" : ".empty(let viewModel), "
    let type = presenter.map { screen.typeName(of: $0) } ?? ""
    var lines = ViewLines()
    lines.block("private func show(_ state: \(type).State) {") { lines in
      lines.block("switch state {") { lines in
        lines.addCase("case .idle, .loading:") { lines in
          lines.add("let indicator = UIActivityIndicatorView(style: .medium)")
          lines.add("indicator.startAnimating()")
          lines.add("tableView.backgroundView = indicator")
        }
        lines.addCase("case .failed(let text):") { lines in
          lines.add("let label = UILabel()")
          lines.add("label.text = text")
          lines.add("label.textAlignment = .center")
          lines.add("tableView.backgroundView = label")
        }
        lines.addCase("case \(empty).loaded(let viewModel):") { lines in
          lines.add("tableView.backgroundView = nil")
          lines.add("self.viewModel = viewModel")
          if !errors.isEmpty {
            let texts = errors.map { "presenter.\(swiftMember($0))" }.joined(separator: ", ")
            lines.add("errors = [\(texts)].compactMap { $0 }")
          }
          addNewButton(&lines)
        }
      }
    }
    return lines.lines
  }

  /// Adds the statement that puts the button for new elements into the navigation bar.
  private func addNewButton(_ lines: inout ViewLines) {
    guard let newText else { return }
    let value = "viewModel.\(swiftMember(newText.name))"
    func add(_ text: String, _ lines: inout ViewLines) {
      lines.add("UIBarButtonItem(")
      lines.modify("primaryAction: UIAction(title: \(text)) { [presenter] _ in") {
        $0.add("presenter.showNew()")
      }
      lines.add(")")
    }
    let item = "navigationItem.rightBarButtonItem ="
    if newText.type.isOptional {
      lines.block("\(item) \(value).map { text in") { add("text", &$0) }
    } else {
      lines.add(item)
      lines.indented { add(value, &$0) }
    }
  }

  /// The function that presents notices, one at a time as UIKit requires. It reads each notice before `canPresent`, because Observation
  /// reports only changes of properties that were read.
  private var showNotices: [String] {
    var lines = ViewLines()
    lines.block("private func showNotices() {") { lines in
      if notices.contains(.isDismissed) {
        lines.add("if presenter.isDismissed { dismiss(animated: true) }")
      }
      if hasToasts { lines.add("showToast()") }
      if let presenter, presenter.binding != .closures, !presenter.events.isEmpty {
        lines.add("handleEvents()")
      }
      lines.add("let canPresent = presentedViewController == nil")
      lines.block("if let text = presenter.alert, canPresent {") { lines in
        addAlert("nil", message: "text", style: "alert", &lines) { lines in
          addButton("\"OK\"", style: ".default", "presenter.alert = nil", &lines)
        }
      }
      // The buttons of an alert change the presenter, so this function is called again.
      if notices.contains(.confirmation) { addQuestion(&lines) }
      for notice in selected {
        lines.block("if let selected = presenter.\(notice), canPresent {") { lines in
          lines.add("presenter.\(notice) = nil")
          lines.add("// Replace this, for example with navigation to the selection.")
          lines.add("navigationItem.prompt = String(describing: selected)")
        }
      }
    }
    return lines.lines
  }

  private func addAlert(
    _ title: String,
    message: String,
    style: String,
    _ lines: inout ViewLines,
    _ addButtons: (inout ViewLines) -> Void
  ) {
    lines.add("let alert = UIAlertController(")
    for argument in ["title: \(title),", "message: \(message),", "preferredStyle: .\(style)"] {
      lines.modify(argument)
    }
    lines.add(")")
    addButtons(&lines)
    lines.add("present(alert, animated: true)")
  }

  private func addButton(
    _ title: String,
    style: String,
    _ statement: String,
    _ lines: inout ViewLines
  ) {
    let head = "UIAlertAction(title: \(title), style: \(style)) { [presenter] _ in"
    lines.call("alert.addAction", head) { $0.add(statement) }
  }

  private func addQuestion(_ lines: inout ViewLines) {
    lines.elseBlock("if let question = presenter.confirmation, canPresent {") { lines in
      addAlert("question.title", message: "nil", style: "alert", &lines) { lines in
        let style = "question.isDestructive ? .destructive : .default"
        lines.add("let style: UIAlertAction.Style = \(style)")
        let confirm = "Task { await presenter.confirm() }"
        addButton("question.button", style: "style", confirm, &lines)
        let title = "question.cancel ?? \"Cancel\""
        addButton(title, style: ".cancel", "presenter.confirmation = nil", &lines)
      }
    }
  }
}
