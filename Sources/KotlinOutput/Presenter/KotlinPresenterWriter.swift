import DocumentReader
import ScreenProgram
import ViewModelIR

/// Writes a presenter: a class that loads the content of a screen and runs the user's actions, without anything of Android.
struct PresenterWriter {
  let screen: KotlinScreen
  let presenter: Presenter
  /// The name of the service's model in the code: `userProfile`.
  let model: String
  var texts: TextWriter
  /// The name of the store: `screen`.
  let store: String
  let lists: [(name: String, list: RowList)]
  /// The names of the properties with the pages of sources: `repliesPages`.
  private(set) var sourcePages: [String: String] = [:]
  let parts: [(name: String, part: RowPart)]
  let places: [(name: String, place: ResponsePlace)]
  /// The constant with the part of the row that an action is about.
  let part: String
  /// The statement that ends the function of an action that cannot run.
  var otherwise: Code = "return"
  /// The names that the spec chooses.
  private let taken: Set<String>
  let programs: [ActionProgram]

  init(_ screen: KotlinScreen, _ presenter: Presenter) {
    self.screen = screen
    self.presenter = presenter
    programs = presenter.actions.map { ActionProgram($0, of: presenter) }
    let parameters = presenter.actions.flatMap(\.parameters).map(\.name)
    let bound = presenter.actions.flatMap(\.guards.boundNames)
    taken = Set((presenter.memberNames + parameters + bound).map(kotlinMember))
    var names = UniqueNames(excluding: taken.union(Self.ownNames))
    let type = screen.service.root.declaredName ?? "content"
    store = names.claim("screen")
    model = names.claim(kotlinMember(SpecNames().property(type)))
    part = names.claim("part")
    lists = Self.rowLists(of: presenter, &names)
    parts = RowPart.all(of: presenter).map { (names.claim(kotlinName($0.subject.name)), $0) }
    places = ResponsePlace.all(of: presenter, in: screen.service.root)
      .map { (names.claim(kotlinName($0.name + "Place")), $0) }
    let functions = ScreenFunctions(screen, of: presenter)
    var expressions = ExpressionWriter(screen: screen, functions: functions)
    expressions.model = model
    expressions.context = "context()."
    expressions.variables[Presenter.it] = .text(part)
    for source in presenter.sources {
      expressions.changing.insert(source.name)
      if source.isDependent {
        var names = UniqueNames(excluding: taken)
        let holder = names.claim("\(kotlinName(source.name))Source")
        expressions.variables[source.name] = "\(holder).value"
      }
      if source.more == nil { continue }
      let name = names.claim("\(kotlinName(source.name))Pages")
      sourcePages[source.name] = name
      expressions.variables[source.name] = "\(name).value"
    }
    // The functions for rows have a parameter of this name.
    if presenter.values.contains("id"), expressions.variables["id"] == nil {
      expressions.variables["id"] = "this.id"
    }
    texts = TextWriter(expressions: expressions)
    for local in presenter.locals {
      texts.expressions.changing.insert(local.name)
      texts.expressions.variables[local.name] = current(local.name)
    }
    for local in presenter.followers {
      let name = Presenter.Local.begun(of: local.name)
      texts.expressions.changing.insert(name)
      texts.expressions.variables[name] = begun(of: local)
    }
  }

  /// The value that a local has now.
  func current(_ local: String) -> Code {
    let name = kotlinMember(local)
    // A parameter of a submission has the name of a local.
    let isHidden = local == "id" || texts.expressions.variables[local] == .text(name)
    return "\(isHidden ? "this." : "")\(name).value"
  }

  /// The names of members, parameters and constants of every presenter.
  private static let ownNames = [
    "alert", "content", "context", "ending", "error", "events", "id", "isDismissed", "it", "load",
    "loadMore", "model", "elements", "observe", "old", "owner", "phase", "poll", "render",
    "request", "retry", "row", "showNew", "sleep", "state", "tick", "toasts", "value",
  ]

  /// Returns a name for a private member or a constant, with a number if the spec uses the name.
  func own(_ name: String) -> String {
    var names = UniqueNames(excluding: taken)
    return names.claim(name)
  }

  /// `ProfilePresenter`
  var name: String { screen.presenterName }

  /// The presenter, with the functions of its actions, and the private functions for its texts.
  func declarations(_ members: [Declaration]) throws(NotInKotlin) -> [Declaration] {
    var all = [try declaration(members)]
    all += try texts.expressions.functions.declarations(in: screen)
    return all + (try EqualForms(screen: screen).functions(for: all))
  }

  /// The presenter's own types, `State` of all kinds, and the functions that the screen calls.
  fileprivate func members(_ actions: [Declaration]) throws(NotInKotlin) -> [Declaration] {
    var members = [state]
    if let events = try events { members.append(events) }
    if presenter.has(.confirmation) { members.append(confirmationType) }
    members += [toastType].compactMap { $0 }
    members += try properties
    members += try locals
    // A screen that loads nothing shows its values from the start.
    if presenter.load == nil { members.append(Declaration("init { render() }", isMember: true)) }
    members += try loads + updates + pages + actions + failedRowFunctions
    for selection in presenter.selections { members.append(try function(selection)) }
    members += dismissals + [undo, tick].compactMap { $0 } + (try render) + (try edits)
    members += (try times) + (try sourceLoads)
    for program in programs { members += [try submission(program)].compactMap { $0 } }
    members +=
      [try errorFields, try errorText].compactMap { $0 } + (try ownRetryMembers) + (try ownTypes)
      + (try rowInputs)
      + [try editsType].compactMap { $0 }
    return members
  }

  private func declaration(_ members: [Declaration]) throws(NotInKotlin) -> Declaration {
    Declaration(
      doc:
        "The presenter of the screen \(screen.view): loads its content and runs the user's actions. Use it on the main thread.",
      head: .sequence([
        .text("class \(name)"), .list(open: "(", try parameters, close: ")"),
      ]),
      members: members
    )
  }

  // MARK: - The constructor

  private var parameters: [Code] {
    get throws(NotInKotlin) {
      var parameters = try presenter.inputs.kotlin(in: screen.types, prefix: "private val ")
      let service = kotlinMember(presenter.service.name)
      parameters.append("private val \(service): \(serviceName(presenter.service.protocolName))")
      if usesContext {
        let context = Code.helper("DisplayContext")
        parameters.append(
          .sequence(["private val context: () -> ", context, " = { DisplayContext() }"])
        )
      }
      if presenter.sleeps {
        let duration = Code.imported("Duration", from: "kotlin.time")
        let delay = Code.imported("delay", from: "kotlinx.coroutines")
        parameters.append(
          .sequence(["private val sleep: suspend (", duration, ") -> Unit = { ", delay, "(it) }"])
        )
      }
      return parameters
    }
  }

  /// Whether anything that the presenter shows depends on the locale, the time zone or the current time.
  var usesContext: Bool {
    screen.viewModels.first?.usesContext == true || presenter.readsClock
      || presenter.texts.contains { $0.text.usesContext }
      || presenter.expressions.contains(where: \.usesContext)
  }

  // MARK: - Types

  private var state: Declaration {
    let content = screen.uiStateName(ofModel: nil)
    var cases: [Code] = ["data object Idle : State", "data object Loading : State"]
    cases.append("data class Loaded(val content: \(content)) : State")
    if presenter.empty != nil { cases.append("data class Empty(val content: \(content)) : State") }
    cases.append("data class Failed(val message: String) : State")
    return Declaration(
      doc: "What the screen shows. It is [Idle] before the first load.",
      head: "sealed interface State",
      members: [Declaration(group: cases.map { Declaration($0) })]
    )
  }

  private var events: Declaration? {
    get throws(NotInKotlin) {
      var cases: [Declaration] = []
      for event in presenter.events {
        cases.append(Declaration(try caseCode(event.name, event.arguments, of: "Event")))
      }
      if cases.isEmpty { return nil }
      return Declaration(
        doc: "What the app should do, such as open another screen.",
        head: "sealed interface Event",
        members: [Declaration(group: cases)]
      )
    }
  }

  /// `data class Like(val id: String) : Action`
  private func caseCode(
    _ name: String,
    _ arguments: [Rule.Argument],
    of type: String
  ) throws(NotInKotlin) -> Code {
    let name = nestedType(name, type)
    if arguments.isEmpty { return "data object \(name) : \(type)" }
    let inputs = arguments.map { ViewModel.Input(name: $0.name, type: $0.value.type) }
    let parameters = try inputs.kotlin(in: screen.types, prefix: "val ")
    let head = Code.list(open: "(", parameters, close: ")")
    return .sequence([.text("data class \(name)"), head, " : \(type)"])
  }

  /// The private types: the request of a load, and the actions that can be running.
  private var ownTypes: [Declaration] {
    get throws(NotInKotlin) {
      var types: [Declaration] = []
      if !presenter.requested.isEmpty {
        var properties: [Property] = []
        for local in presenter.requested {
          let type = try local.type.kotlin(in: screen.types)
          properties.append(Property(name: kotlinMember(local.name), type: type))
        }
        let doc = "The values that a load sends to the service."
        types.append(dataClass("Request", doc: doc, modifier: "private ", properties))
      }
      var cases: [Declaration] = []
      for action in presenter.actions where action.isTracked {
        cases.append(Declaration(try caseCode(action.name, action.runningIDs, of: "Action")))
      }
      if !cases.isEmpty {
        types.append(
          Declaration(
            doc: "The actions that can be running.",
            head: "private sealed interface Action",
            members: [Declaration(group: cases)]
          )
        )
      }
      return types
    }
  }
}

/// `ToggleFollow`
func caseName(_ name: String) -> String { kotlinName(capitalized(name)) }

/// `ToggleFollow`, or `ListEvent` for the event `list`, because the class would hide another one in the type around it.
func nestedType(_ name: String, _ suffix: String) -> String {
  let name = caseName(name)
  return isReservedType(name) ? name + suffix : name
}

extension Screen {
  /// `ProfilePresenter`
  var presenterName: String { kotlinName(screenStem) + "Presenter" }

  /// `Profile` for the view `ProfileView`.
  var screenStem: String { view.hasSuffix("View") ? String(view.dropLast("View".count)) : view }
}

/// Writes the presenter of a screen and the class that keeps it, or reports what cannot be written.
func presenter(
  of screen: KotlinScreen,
  into diagnostics: inout [Diagnostic]
) -> [(name: String, declarations: [Declaration])] {
  guard let presenter = screen.presenter else { return [] }
  let writer = PresenterWriter(screen, presenter)
  let before = diagnostics.count
  var actions: [Declaration] = []
  for program in writer.programs {
    do throws(NotInKotlin) {
      actions.append(try writer.function(program))
    } catch {
      diagnostics.append(error.diagnostic(at: program.action.location))
    }
  }
  do throws(NotInKotlin) {
    for function in presenter.functions { _ = try function.signature.kotlin(in: screen.types) }
    if screen.viewModels.isEmpty { throw NotInKotlin("a 'screen' without fields") }
    try writer.checkNames()
    // What an action cannot be has been reported at its place.
    if diagnostics.count > before { return [] }
    let members = try writer.members(actions)
    return [
      (screen.presenterName, try writer.declarations(members)),
      (screen.screenModelName, [writer.screenModel(members)]),
    ]
  } catch {
    diagnostics.append(error.diagnostic(at: presenter.location))
    return []
  }
}
