import DocumentReader
import SpecSyntax
import ViewModelIR

/// What the names in an expression mean.
struct Scope {
  /// `self`, whose properties stand for themselves; nil in the texts of a format.
  var model: ValueType?
  /// What sees only the variables where there is no model.
  var place = "a format"
  /// Inputs, and a format's `value`.
  var variables: [String: ValueType] = [:]
  /// The view model's own fields, which expressions cannot see.
  var displayed: Set<String> = []
  /// What the statements around assign to, which a bound value of that name would hide.
  var assigned: Set<String> = []
  /// The `let` values that only a view model's own fields can read.
  var ofViewModel: Set<String> = []
  /// Values of `let` that stand further down.
  var later: Set<String> = []
  /// Inputs and values of `let` that are errors.
  var broken: Set<String> = []
  /// Whether there may be inputs that nobody knows of.
  var mayLackInputs = false
  var narrowed = NarrowedPaths()
  /// The conditions that the author wrote about the paths themselves, for messages such as `where 'price != nil' holds`.
  var reasons: [ScopePath: String] = [:]
  /// The `let` values that are conditions, and what they imply about paths.
  var conditions: [String: SharedCondition] = [:]
  /// The `let` values whose text depends on the locale, with the value that each of them formats.
  var localized: [String: TypedExpression] = [:]
  /// Paths that a correct condition would have said more about.
  private(set) var uncertain: Set<ScopePath> = []
  /// `$0`
  var element: ValueType?
  /// How many functions of elements stand around.
  var functions = 0

  /// Whether a name is neither an input nor a property of the model, nor like one.
  func isUnknown(_ name: String, _ service: ServiceModel) -> Bool {
    // Of a union that a condition narrows, the case's properties count too.
    guard let model, !mayLackInputs, !broken.contains(name), name != "self",
      service.union(model) == nil, let properties = service.properties(of: model)?.map(\.name)
    else { return false }
    let names = properties + variables.keys
    return !names.contains(name) && suggestion(for: name, among: names) == nil
  }

  /// Names an optional's value, once for each path; anything else is as it is.
  mutating func bind(
    _ value: TypedExpression,
    _ syntax: Syntax,
    to bindings: inout [Binding]
  ) -> TypedExpression {
    guard value.type.isOptional else { return value }
    // What is computed of an optional is computed of its value.
    if case .ifPresent(let binding, let body) = value.kind {
      let names = bindings.map(\.name)
      if let same = bindings.first(where: { $0.value == binding.value })?.name {
        let free = freshName(same, besides: names + body.names)
        let other = same == binding.name ? body : body.rebinding(same, as: free)
        if let body = other?.renaming(binding.name, to: same) {
          return bind(body, syntax, to: &bindings)
        }
      }
      let name =
        names.contains(binding.name)
        ? freshName(binding.name, besides: names + body.names) : binding.name
      if let body = name == binding.name ? body : body.renaming(binding.name, to: name) {
        bindings.append(Binding(name: name, value: binding.value))
        if let path = path(binding.value) {
          narrowed[path] = TypedExpression(binding.value.type.unwrapped, .variable(name))
        }
        return bind(body, syntax, to: &bindings)
      }
    }
    if case .toNumber(let number) = value.kind {
      let bound = bind(number, syntax, to: &bindings)
      return TypedExpression(value.type.unwrapped, .toNumber(bound))
    }
    if let same = bindings.first(where: { $0.value == value }) {
      return TypedExpression(value.type.unwrapped, .variable(same.name))
    }
    let name = freshName(for: syntax, besides: bindings.map(\.name))
    let variable = TypedExpression(value.type.unwrapped, .variable(name))
    bindings.append(Binding(name: name, value: value))
    if let path = path(syntax) { narrowed[path] = variable }
    return variable
  }

  /// Whether a union is one of its cases, as which it is known from here on.
  mutating func match(
    _ found: ServiceModel.Union.Case,
    of union: TypedExpression,
    _ syntax: Syntax
  ) -> CaseMatch {
    var match = CaseMatch(caseName: found.name, type: found.type, value: union)
    guard let path = path(syntax) else { return match }
    let name = freshName(found.name, besides: [])
    narrowed[path] = TypedExpression(found.type, .variable(name))
    match.name = name
    return match
  }

  /// After a condition with an error: what reads the paths that it speaks of may be wrong for no other reason.
  mutating func distrust(_ condition: Syntax, holding isWanted: Bool = true) {
    uncertain.formUnion(narrowed(by: condition, holding: isWanted).compactMap { $0 })
  }

  /// In a closure over elements `$0` is not the one outside.
  func inside(_ element: ValueType) -> Scope {
    var scope = self
    scope.element = element
    scope.functions += 1
    scope.narrowed = narrowed.outsideElements
    return scope
  }

  /// A name for an unwrapped value that hides no other.
  func freshName(for syntax: Syntax, besides used: some Sequence<String>) -> String {
    let path = path(syntax)
    // The same name hides only what is unwrapped.
    if case .variable(let name)? = path, !used.contains(name) { return name }
    return freshName(path?.name ?? "value", besides: used)
  }

  func freshName(_ base: String, besides used: some Sequence<String>) -> String {
    // `self`, `$0`, the model and the context are there already.
    func isTaken(_ name: String) -> Bool {
      ["self", "$0", "model", "context"].contains(name) || variables[name] != nil
        || assigned.contains(name)
        || used.contains(name) || narrowed.path(of: name) != nil
    }
    if !isTaken(base) { return base }
    // Not `age22` after `age2`.
    let stem = base.prefix { !$0.isNumber }
    let unnumbered = base.dropFirst(stem.count).allSatisfy(\.isNumber) ? String(stem) : base
    var number = 2
    while isTaken("\(unnumbered)\(number)") { number += 1 }
    return "\(unnumbered)\(number)"
  }
}

/// What sees the inputs of a screen, before there is a model.
let screenPlace = "the screen"
