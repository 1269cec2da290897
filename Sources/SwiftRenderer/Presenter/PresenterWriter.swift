import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

/// Writes the parts of a presenter that depend on its spec.
struct PresenterWriter {
  let screen: Screen
  let presenter: Presenter
  /// What the stored service model is called: `notes`.
  let model: String
  var texts: TextWriter
  let names: PresenterNames

  init(_ screen: Screen, _ presenter: Presenter) {
    self.screen = screen
    self.presenter = presenter
    let functions = FormatFunctions(
      presenter.texts.map { ($0.owner, $0.text.formattedParts) }
        + presenter.expressions.map { ("value", $0.formattedParts) },
      besides: screen.formatNames
    )
    var translated = TextFunctions()
    for (_, text) in presenter.texts { translated.add(text) }
    let names = PresenterNames(presenter)
    self.names = names
    var texts = TextWriter(screen, functions, translated)
    texts.expressions.otherNames = names.qualified
    self.texts = texts
    let parameters = presenter.actions.flatMap { $0.parameters.map(\.name) }
    let name = SwiftNames().property(
      screen.swiftName(screen.service.root).filter { $0 != "[" && $0 != "]" }
    )
    let taken = PresenterNames.inFunctions.union(parameters + ["state"])
    model = taken.contains(name) || names.own(name) != name ? names.own("model") : name
  }

  /// `shownNotes`; the stored model where nothing changes it.
  var shown: String { hasChanges ? names.own("shown" + capitalized(model)) : model }

  /// Whether some action is shown before, or beside, the service's answer.
  var hasChanges: Bool {
    presenter.actions.contains { $0.change != nil || $0.success == .use && $0.rows != nil }
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

  private func writer(model: String?) -> ExpressionWriter {
    var writer = texts.expressions
    writer.model = model ?? self.model
    return writer
  }

  /// `notes`, `feed.posts`, `feed.page?.posts`
  func path(_ list: Presenter.ListPath, of model: String) -> String {
    ([model] + list.names.map(swiftMember)).joined(separator: ".")
  }

  /// What a member of the list follows: `feed.posts`, or `feed.posts?` where it may be nil.
  func chain(_ list: Presenter.ListPath, of model: String) -> String {
    path(list, of: model) + (list.isOptional ? "?" : "")
  }

  /// The list, empty where it is nil: `feed.posts`, `(feed.posts ?? [])`
  func elements(_ list: Presenter.ListPath, of model: String) -> String {
    list.isOptional ? "(\(path(list, of: model)) ?? [])" : path(list, of: model)
  }

  /// `{ $0.id == id }`
  func isRow(_ id: TypedExpression, _ wanted: String = "id") -> Code {
    closure(over: id) { .binary($0, [.init("==", .text(wanted))]) }
  }

  /// Maps elements to their ids: `map(\.id)`, `map { $0.author + $0.text }`.
  func ids(_ id: TypedExpression) -> Code {
    if let path = id.keyPath(from: .model), !path.isEmpty { return .text("map(\\\(path))") }
    return .sequence(["map ", closure(over: id) { $0 }])
  }

  /// A closure over elements that uses the id of an element. The element gets a name if the id itself has closures, which use `$0`.
  func closure(over id: TypedExpression, _ body: (Code) -> Code) -> Code {
    let element = id.hasClosures ? unused("element", id.names) : "$0"
    let body = body(writer(model: element).code(id, in: .sum))
    return .closure(parameters: element == "$0" ? "" : element, [body])
  }

  /// `shownNote`, which finds the element of a row.
  func finder(_ rows: Presenter.Rows) -> String {
    let element = rows.list.element.declaredName
    let others = allRows.filter { $0.list != rows.list }
    let isUnique = !others.contains { $0.list.element.declaredName == element }
    let path = rows.fields.map(capitalized).joined()
    return names.own("shown\(isUnique ? element ?? path : path)")
  }

  /// Those that an action or a selection is about, one for each list.
  var allRows: [Presenter.Rows] {
    var found: [Presenter.Rows] = []
    for rows in presenter.actions.compactMap(\.rows) + presenter.selections.map(\.rows)
    where !found.contains(where: { $0.list == rows.list && $0.id == rows.id }) {
      found.append(rows)
    }
    return found
  }

  /// `try await store.delete(id: id)`; `names`: what is called differently there.
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

  /// Whether what it shows or says follows the locale, the time zone or the clock.
  var usesContext: Bool {
    viewModel?.usesContext == true || presenter.texts.contains { $0.text.usesContext }
      || presenter.expressions.contains(where: \.usesContext)
  }
}

func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
