import ViewModelIR

/// The format functions that a spec's texts have asked for so far.
struct FormatFunctions {
  /// In the order in which they were asked for.
  private(set) var all: [FormatFunction] = []
  private var bySignature: [FormatFunction.Signature: FormatFunction] = [:]
  /// By their bodies, those whose names are not the author's: any text may share them.
  private var shared: [Format: [FormatFunction]] = [:]
  private let authorsNames: Set<String>
  /// What no other function can be called: the author's names, and those given so far.
  private var takenNames: Set<String>
  /// The number that a name was last given with: no name comes free again.
  private var lastNumbers: [String: Int] = [:]

  init(authorsNames: Set<String>) {
    self.authorsNames = authorsNames
    takenNames = authorsNames
  }

  func named(_ name: String, of type: ValueType) -> FormatFunction? {
    bySignature[FormatFunction.Signature(name: name, valueType: type)]
  }

  /// Those that format like this, for each type of value one.
  func shared(_ body: Format) -> [FormatFunction] { shared[body] ?? [] }

  mutating func add(_ function: FormatFunction) {
    all.append(function)
    bySignature[function.signature] = function
    takenNames.insert(function.name)
    if case .format(let body) = function.body, !authorsNames.contains(function.name) {
      shared[body, default: []].append(function)
    }
  }

  /// The first of the names that no other format has, or the last with a number.
  mutating func freshName(_ names: String...) -> String {
    if let name = names.first(where: { !takenNames.contains($0) }) { return name }
    let stem = names.last ?? "text"
    var number = lastNumbers[stem] ?? 2
    while takenNames.contains("\(stem)\(number)") { number += 1 }
    lastNumbers[stem] = number
    return "\(stem)\(number)"
  }
}
