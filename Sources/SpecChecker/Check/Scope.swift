import DocumentReader
import SpecSyntax
import ViewModelIR

/// The names that an expression can use, and their meanings.
struct Scope {
  /// The type of `self`, whose properties can be used without `self`; `nil` if there is no model, as in the texts of a format.
  var model: ValueType?
  /// The name of the scope in messages, used if there is no model.
  var place = "a format"
  /// The types of variables: inputs, values of `let`, parameters, and the `value` of a format.
  var variables: [String: ValueType] = [:]
  /// Other names of variables.
  var aliases: [String: String] = [:]
  /// The names of the view model's display fields, which expressions cannot use.
  var displayed: Set<String> = []
  /// The variables that the generated statements around the expression use. A binding must not hide them.
  var assigned: Set<String> = []
  /// The variables that stand for an expression: in `screen`, the values of `let`, which the presenter computes where it uses them.
  var shared: [String: SharedValue] = [:]
  /// The texts of `let` that other texts in `screen` can contain.
  var sharedTexts: [String: SharedText] = [:]
  /// The names of `let` values that are not available here, because only fields of a view model can use them.
  var ofViewModel: Set<String> = []
  /// The names of `let` values that are not available here, because they are computed from the model.
  var needingModel: Set<String> = []
  /// The view model that the expression belongs to; `nil` outside of view models.
  var owner: ViewModelOwner?
  /// The names of `let` values that are declared further down.
  var later: Set<String> = []
  /// The names of inputs and `let` values with errors.
  var broken: Set<String> = []
  /// How the texts are shown if they are in Markdown; `nil` for texts without marks.
  var styling: Styling?
  /// Whether inputs or `let` values may be missing because their keys have errors.
  var mayLackInputs = false
  /// Whether there is no `answer`, because the call of the action returns nothing.
  var lacksAnswer = false
  /// The names of `let` values that stand for an expression or a text.
  var sharedNames: Set<String> { Set(shared.keys).union(sharedTexts.keys) }
  var narrowed = NarrowedPaths()
  /// The conditions in the spec that narrow the paths, for messages such as `because 'price != nil' is true`.
  var reasons: [ScopePath: String] = [:]
  /// The conditions of the choices around the expression, which decided for its branch.
  var assumed: [Condition] = []
  /// The `let` values that are conditions, and what they imply about paths.
  var conditions: [String: SharedCondition] = [:]
  /// The `let` values whose text depends on the locale, each with the value that it formats.
  var localized: [String: TypedExpression] = [:]
  /// The paths that a condition with an error may have been meant to narrow.
  private(set) var uncertain: Set<ScopePath> = []
  /// The type of `$0`; `nil` outside functions of elements.
  var element: ValueType?
  /// The number of functions of elements around the expression.
  var functions = 0
  /// The elements that have a name, and the places of these names in the scalar.
  var elementNames: [String: Range<Int>] = [:]
  /// The name of the element of the innermost function; `nil` if it is `$0`.
  var innermostName: String?

  /// Whether a name is neither a variable nor a property of the model, nor similar to one.
  func isUnknown(_ name: String, _ service: ServiceModel) -> Bool {
    // For a union, a condition may have narrowed the model, so the properties of its types count too.
    guard let model, !mayLackInputs, !broken.contains(name), name != "self",
      service.union(model) == nil, let properties = service.properties(of: model)?.map(\.name)
    else { return false }
    let names = properties + variables.keys
    return !names.contains(name) && suggestion(for: name, among: names) == nil
  }

  /// Binds the value of an optional to a variable, reusing an existing binding. Other values are returned unchanged.
  mutating func bind(
    _ value: TypedExpression,
    _ syntax: Syntax,
    to bindings: inout [Binding]
  ) -> TypedExpression {
    guard value.type.isOptional else { return value }
    // Bind the optional that the value is computed from, and compute the value from that variable.
    if case .ifPresent(let binding, let body) = value.kind {
      let names = bindings.map(\.name)
      if let same = bindings.first(where: { $0.value == binding.value })?.name {
        let free = freshName(same, excluding: names + body.names)
        let other = same == binding.name ? body : body.rebinding(same, as: free)
        if let body = other?.renaming(binding.name, to: same) {
          return bind(body, syntax, to: &bindings)
        }
      }
      let name =
        names.contains(binding.name)
        ? freshName(binding.name, excluding: names + body.names) : binding.name
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
    let name = freshName(for: syntax, excluding: bindings.map(\.name))
    let variable = TypedExpression(value.type.unwrapped, .variable(name))
    bindings.append(Binding(name: name, value: value))
    if let path = path(syntax) { narrowed[path] = variable }
    return variable
  }

  /// Matches a union with one of its cases, and narrows its path to the type of the case.
  mutating func match(
    _ found: ServiceModel.Union.Case,
    of union: TypedExpression,
    _ syntax: Syntax
  ) -> CaseMatch {
    var match = CaseMatch(caseName: found.name, type: found.type, value: union)
    guard let path = path(syntax) else { return match }
    // The cases of the app's own enums can begin with a capital.
    let base = found.name.prefix(1).lowercased() + found.name.dropFirst()
    let name = freshName(base, excluding: [])
    narrowed[path] = TypedExpression(found.type, .variable(name))
    match.name = name
    return match
  }

  /// Suppresses errors about the paths that a condition with an error would narrow, because they may follow from that error.
  mutating func distrust(_ condition: Syntax, holding isWanted: Bool = true) {
    uncertain.formUnion(narrowed(by: condition, holding: isWanted).compactMap { $0 })
  }

  /// The scope of a closure over elements, in which `$0` is a different element than outside.
  func inside(_ element: ValueType, hasIndex: Bool = true) -> Scope {
    var scope = self
    scope.element = element
    scope.innermostName = nil
    scope.variables[rowIndex] = hasIndex ? .integer : nil
    scope.functions += 1
    scope.narrowed = narrowed.outsideElements
    scope.assumed = []
    return scope
  }

  /// A name for an unwrapped value that hides no other name.
  func freshName(for syntax: Syntax, excluding used: some Sequence<String>) -> String {
    let path = path(syntax)
    // Hiding the variable by its own unwrapped value is fine.
    if case .variable(let name)? = path, !used.contains(name), !assigned.contains(name) {
      return name
    }
    return freshName(path?.name ?? "value", excluding: used)
  }

  func freshName(_ base: String, excluding used: some Sequence<String>) -> String {
    // Generated code already uses these names.
    func isTaken(_ name: String) -> Bool {
      ["self", "$0", "model", "context"].contains(name) || variables[name] != nil
        || assigned.contains(name)
        || used.contains(name) || narrowed.path(of: name) != nil
    }
    if !isTaken(base) { return base }
    // After `age2` comes `age3`, not `age22`.
    let stem = base.prefix { !$0.isNumber }
    let unnumbered = base.dropFirst(stem.count).allSatisfy(\.isNumber) ? String(stem) : base
    var number = 2
    while isTaken("\(unnumbered)\(number)") { number += 1 }
    return "\(unnumbered)\(number)"
  }
}

/// An expression that a name stands for.
struct SharedValue {
  var expression: TypedExpression
  /// The `let` values that the expression uses directly or indirectly, by the locations of their names.
  var used: Set<Location> = []
}

/// A text that a name stands for, in texts that contain it.
struct SharedText {
  var text: Text
  /// The `let` values that the text uses directly or indirectly, by the locations of their names.
  var used: Set<Location>
}

/// A view model of a spec: that of the screen, or one under `models`.
enum ViewModelOwner: Hashable {
  case screen
  case model(String)
}

/// The name of the scope of expressions in `screen` that cannot use the model.
let screenPlace = "the screen"
