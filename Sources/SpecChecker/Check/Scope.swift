import ViewModelIR

/// What the names in an expression mean.
struct Scope {
  /// `self`, whose properties stand for themselves; nil in the texts of a format.
  var model: ValueType?
  /// Inputs, and a format's `value`.
  var variables: [String: ValueType] = [:]
  /// Inputs whose types are errors.
  var broken: Set<String> = []
  /// Whether there may be inputs that nobody knows of.
  var mayLackInputs = false
  /// Paths that a condition has unwrapped, in their canonical form, and the variables that hold their values.
  var narrowed: [String: TypedExpression] = [:]
  /// `$0`
  var element: ValueType?
  /// How many functions of elements stand around.
  var functions = 0

  /// `self.author.name` however a path is chained and whether or not it says `self`; nil for what is no path from a name.
  func canonicalPath(_ syntax: Syntax) -> String? {
    switch syntax.kind {
    case .name(let name): variables[name] != nil || name == "self" ? name : "self.\(name)"
    case .member(let base, let name, _): canonicalPath(base).map { "\($0).\(name)" }
    case .lookup(let base, let key, _):
      if case .string(let text) = key.kind {
        canonicalPath(base).map { "\($0)[\(text.debugDescription)]" }
      } else {
        nil
      }
    default: nil
    }
  }

  /// A Swift name for an unwrapped value that hides no other.
  func freshName(for syntax: Syntax, besides used: some Sequence<String>) -> String {
    // `if let ratio` hides only what it unwraps.
    if let path = canonicalPath(syntax), variables[path] != nil, !used.contains(path) {
      return path
    }
    return freshName(canonicalPath(syntax) == nil ? "value" : syntax.valueName, besides: used)
  }

  func freshName(_ base: String, besides used: some Sequence<String>) -> String {
    // `self`, `$0` and the initialiser's own parameters are no names to bind.
    func isTaken(_ name: String) -> Bool {
      ["self", "$0", "model", "context"].contains(name) || variables[name] != nil
        || used.contains(name) || narrowed.values.contains { $0.variableName == name }
    }
    if !isTaken(base) { return base }
    var number = 2
    while isTaken("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }
}
