import DocumentReader
import SpecChecker
import ViewModelIR
import Workspace

/// Where a spec declares and uses its own names, and where it uses names from the schema or from files that it shares with other specs.
struct NameIndex {
  private(set) var occurrences: [Occurrence] = []
  /// What the spec can use: its own names, and those of the shared files.
  let declarations: Declarations
  private var seen: Set<Occurrence> = []
  private let root: Node
  private let models: [Node.Member]
  /// The name of the spec's own view model in symbols; `nil` unless it is a shared model.
  private let own: String?

  init(_ spec: TracedSpec) {
    root = spec.node
    declarations = Declarations(spec)
    own = root.nameOfSharedModel
    models = root["models"]?.members ?? []
    if let own, let name = root["model"] { define(.model(own), at: name.location) }
    addViewModel(root, own)
    for model in models {
      if model.value.members == nil {
        use(.model(model.key), at: model)
      } else {
        define(.model(model.key), at: model)
        addViewModel(model.value, model.key)
      }
    }
    for format in root["formats"]?.members ?? [] { define(.format(format.key), at: format) }
    use(Symbol.type, root["service"]?["type"])
    addScreen()
    for example in root["examples"]?.elements ?? [] {
      addValues(of: example["inputs"], own)
      addExpectation(example["expect"], own)
      for platform in example["platform"]?.members ?? [] { addExpectation(platform.value, own) }
    }
    addNames(of: spec.trace)
  }

  /// The occurrence at a position, which can also be right after the name.
  subscript(position: Position) -> Occurrence? {
    occurrences.first { $0.location.contains(position) }
  }

  func occurrences(of symbol: Symbol) -> [Occurrence] {
    occurrences.filter { $0.symbol == symbol }
  }

  /// Whether a field is declared under `display`, not as a state field.
  func isShown(_ field: String, by model: String?) -> Bool {
    viewModel(model)?["display"]?[field] != nil
  }

  // MARK: The spec's keys

  private mutating func addViewModel(_ node: Node, _ model: String?) {
    for input in node["inputs"]?.members ?? [] {
      define(.input(input.key, model: model), at: input)
    }
    for local in node["let"]?.members ?? [] { define(.local(local.key, model: model), at: local) }
    for field in node["display"]?.members ?? [] {
      define(.field(field.key, model: model), at: field)
      guard let shown = field.value["model"]?.text else { continue }
      use(Symbol.model, field.value["model"])
      addValues(of: field.value["with"], shown)
    }
    for state in node["state"]?.members ?? [] { define(.field(state.key, model: model), at: state) }
    for trait in node["traits"]?.elements ?? [] {
      for member in trait.members ?? [] { use({ .field($0, model: model) }, member.value) }
    }
    use(Symbol.type, node["from"])
  }

  /// Adds the keys of a mapping from inputs to values.
  private mutating func addValues(of node: Node?, _ model: String?) {
    for member in node?.members ?? [] { use(.input(member.key, model: model), at: member) }
  }

  private mutating func addExpectation(_ node: Node?, _ model: String?) {
    for member in node?.members ?? [] {
      use(.field(member.key, model: model), at: member)
      guard let nested = self.model(nestedBy: member.key, model) else { continue }
      for node in member.value.elements ?? [member.value] { addExpectation(node, nested) }
    }
  }

  /// The model of a field's rows or of its single view model; `nil` if the field nests none.
  private func model(nestedBy field: String, _ model: String?) -> String? {
    viewModel(model)?["display"]?[field]?["model"]?.text
  }

  /// The mapping that declares a view model; with `nil`, the spec's own.
  func viewModel(_ name: String?) -> Node? {
    name == nil || name == own ? root : name.flatMap(declarations.viewModel)
  }

  // MARK: The screen

  private mutating func addScreen() {
    guard let screen = root["screen"] else { return }
    let inputs = Set(root["inputs"]?.members?.map(\.key) ?? [])
    for member in (screen["inputs"]?.members ?? []) + (screen["local"]?.members ?? []) {
      if inputs.contains(member.key) {
        use(.input(member.key, model: nil), at: member)
      } else {
        define(.screenValue(member.key), at: member)
      }
    }
    addValues(of: screen["sources"], nil)
    useFlag(screen["load"]?["progress"], nil)
    useFlag(screen["more"]?["progress"], nil)
    use({ .input($0, model: nil) }, screen["poll"]?["hold"])
    for action in screen["actions"]?.members ?? [] {
      define(.action(action.key), at: action)
    }
    let actions = (screen["actions"]?.members ?? []) + (screen["select"]?.members ?? [])
    for action in actions.map(\.value) {
      useFlag(action["progress"], addRows(action["row"]))
      for occurrence in Self.outcomes(of: action, inputs: inputs) { addOutcome(occurrence) }
    }
  }

  /// Adds a name in an outcome. An event is declared where it is sent first.
  private mutating func addOutcome(_ occurrence: Occurrence) {
    var occurrence = occurrence
    if case .event = occurrence.symbol {
      occurrence.isDefinition = occurrences(of: occurrence.symbol).isEmpty
    }
    note(occurrence)
  }

  /// Adds each field of a path such as `sections.rows`, and returns the model of the last field's rows.
  private mutating func addRows(_ node: Node?) -> String? {
    guard let node, let text = node.text else { return nil }
    var model = own
    var start = 0
    for name in text.split(separator: ".", omittingEmptySubsequences: false) {
      let end = start + name.utf8.count
      add(.field(String(name), model: model), at: node.location(of: start..<end))
      model = self.model(nestedBy: String(name), model)
      start = end + 1
    }
    return model
  }

  /// Adds a progress flag: the row's state field if its model declares it, otherwise the screen's.
  private mutating func useFlag(_ node: Node?, _ model: String?) {
    guard let node, let name = node.text else { return }
    let owner = viewModel(model)?["state"]?[name] == nil ? nil : model
    add(.field(name, model: owner), at: node.location)
  }

  // MARK: Expressions

  private mutating func addNames(of trace: Trace) {
    let owners = models.map { ($0.key, $0.value.location) }
    // The checker also visits the texts of shared formats.
    for name in trace.names where name.location.file.path == root.location.file.path {
      let location = name.location
      switch name.meaning {
      case .property(let owner):
        add(.property(name.text, of: owner.specName), at: location)
      case .format(nil): add(.format(name.text), at: location)
      case .action: add(.action(name.text), at: location)
      case .elementName(let declaration):
        let symbol = Symbol.element(name.text, at: declaration)
        note(
          Occurrence(symbol: symbol, location: location, isDefinition: location == declaration)
        )
      case .variable:
        let owner = owners.first { $0.1.contains(location.start) }?.0 ?? own
        if let symbol = variable(name.text, owner) { add(symbol, at: location) }
      default: break
      }
    }
  }

  /// The symbol that a variable in an expression refers to; `nil` if neither the view model nor the screen declares it, as for the
  /// parameter of an action.
  private func variable(_ name: String, _ model: String?) -> Symbol? {
    let node = viewModel(model)
    if node?["inputs"]?[name] != nil { return .input(name, model: model) }
    if node?["let"]?[name] != nil { return .local(name, model: model) }
    let screen = root["screen"]
    let isOfScreen = screen?["inputs"]?[name] != nil || screen?["local"]?[name] != nil
    return isOfScreen && model == nil ? .screenValue(name) : nil
  }

  // MARK: Recording

  private mutating func define(_ symbol: Symbol, at member: Node.Member) {
    define(symbol, at: member.keyLocation)
  }

  private mutating func define(_ symbol: Symbol, at location: Location) {
    note(Occurrence(symbol: symbol, location: location.unquoted, isDefinition: true))
  }

  private mutating func use(_ symbol: Symbol, at member: Node.Member) {
    add(symbol, at: member.keyLocation.unquoted)
  }

  private mutating func use(_ symbol: (String) -> Symbol, _ node: Node?) {
    guard let node, let text = node.text else { return }
    add(symbol(text), at: node.location.unquoted)
  }

  private mutating func add(_ symbol: Symbol, at location: Location) {
    note(Occurrence(symbol: symbol, location: location))
  }

  /// Records an occurrence unless it is already there: the checker can visit a place twice.
  private mutating func note(_ occurrence: Occurrence) {
    if seen.insert(occurrence).inserted { occurrences.append(occurrence) }
  }
}

extension Location {
  /// Whether a position is inside the location or at its end.
  func contains(_ position: Position) -> Bool { start <= position && position <= end }

  /// The location without the quotes around its text.
  var unquoted: Location {
    guard let text = shortText, text.count > 1, let quote = text.first,
      quote == "'" || quote == "\"", text.last == quote
    else { return self }
    let first = Position(line: start.line, column: start.column + 1)
    return Location(file, from: first, to: Position(line: end.line, column: end.column - 1))
  }
}

/// The input, field, model or other element that a name in a spec refers to.
enum Symbol: Hashable {
  /// `model` is the model that declares the name; `nil` for the spec's own view model.
  case input(String, model: String?)
  case local(String, model: String?)
  case field(String, model: String?)
  case format(String)
  case model(String)
  /// A value under the screen's `inputs` or `local` that is not an input of the view model.
  case screenValue(String)
  /// An action of the screen.
  case action(String)
  /// An event that actions send.
  case event(String)
  /// An element that a closure in an expression names at this place.
  case element(String, at: Location)
  case property(String, of: String)
  case type(String)

  var name: String {
    switch self {
    case .input(let name, _), .local(let name, _), .field(let name, _), .format(let name),
      .model(let name), .screenValue(let name), .action(let name), .event(let name),
      .element(let name, _), .property(let name, _), .type(let name):
      name
    }
  }

  /// Whether the spec declares the name, not the schema.
  var isOwn: Bool {
    switch self {
    case .property, .type: false
    default: true
    }
  }
}

/// A place where a name is declared or used.
struct Occurrence: Hashable {
  let symbol: Symbol
  let location: Location
  var isDefinition = false
}
