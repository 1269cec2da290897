import SwiftCode
import ViewModelIR
import ViewModelSupport

/// Lists of lists.
extension FunctionDefinition {
  static let filter = Self(
    sample: "filter($0.price > 0)",
    parameters: [.list: [FunctionParameter(.condition, label: "where")]],
    gives: { base, _ in base },
    code: { $0.member(of: $1.base, $0.closure("filter", $0.closure($1.body))) },
    value: { .list($0.base.elements.filter($0.holds)) }
  )

  static let reversed = Self(
    sample: "reversed()",
    parameters: [.list: []],
    gives: { base, _ in base },
    code: { $0.collection("reversed", $1) },
    value: { .list($0.base.elements.reversed()) }
  )

  static let prefix = part("prefix", { $0.prefix($1) }, { $0.prefix($1) })
  static let suffix = part("suffix", { $0.suffix($1) }, { $0.suffix($1) })
  static let dropFirst = part("dropFirst", { $0.dropFirst($1) }, { $0.dropFirst($1) })
  static let dropLast = part("dropLast", { $0.dropLast($1) }, { $0.dropLast($1) })

  private static func part(
    _ name: String,
    _ list: @escaping @Sendable ([Value], Int) -> ArraySlice<Value>,
    _ text: @escaping @Sendable (String, Int) -> Substring
  ) -> Self {
    Self(
      sample: "\(name)(3)",
      parameters: [.list: [FunctionParameter(.count)], .text: [FunctionParameter(.count)]],
      gives: { base, _ in base },
      code: { $0.collection(name, $1) },
      value: { input in
        let count = Swift.max(0, input.argument.integer ?? 0)
        if let whole = input.base.text { return .string(String(text(whole, count))) }
        return .list(Array(list(input.base.elements, count)))
      }
    )
  }

  static let uniqued = Self(
    sample: "uniqued()",
    parameters: [.list: []],
    gives: { base, _ in base },
    code: { $0.member(of: $1.base, "\(helper: "uniqueElements")\(call: "")") },
    value: { .list($0.base.elements.uniqueElements()) }
  )

  static let chunked = Self(
    sample: "chunked(on: $0.day)",
    parameters: [.list: [FunctionParameter(.key, label: "on")]],
    gives: { base, _ in .list(base) },
    code: {
      $0.member(of: $1.base, .call("\(helper: "runs")", [.argument("on", $0.key($1.body))]))
    },
    value: { .list($0.base.elements.runs(on: $0.value).map(Value.list)) }
  )

  static let map = Self(
    sample: "map($0.name)",
    parameters: [.list: [FunctionParameter(.value)]],
    gives: { .list($1) },
    code: { $0.member(of: $1.base, $0.mapping("map", $1.body)) },
    value: { .list($0.values) }
  )

  static let compactMap = Self(
    sample: "compactMap($0.name)",
    parameters: [.list: [FunctionParameter(.optional)]],
    gives: { .list($1.unwrapped) },
    code: { $0.member(of: $1.base, $0.mapping("compactMap", $1.body)) },
    value: { .list($0.values.filter { $0 != .null }) }
  )

  static let keys = Self(
    sample: "keys.sorted()",
    parameters: [.dictionary: []],
    gives: { _, _ in .list(.string) },
    code: { $0.member(of: $1.base, "keys.sorted\(call: "")") },
    value: { .list($0.base.members.keys.sorted().map(Value.string)) }
  )
}

extension ExpressionWriter {
  /// `\.name` for a plain path, else a closure.
  fileprivate func key(_ closure: TypedExpression) -> Code {
    guard let path = closure.elementPath else { return self.closure(closure) }
    return "\\\(path == "" ? ".self" : path)"
  }

  /// A slice or a reversed view, made an Array or a String again.
  fileprivate func collection(_ function: String, _ call: FunctionCall) -> Code {
    let view = plainCall(.text(function), call.argument)
    let type = call.base.type.unwrapped == .string ? "String" : "Array"
    guard call.base.type.isOptional else { return .call(type, [member(of: call.base, view)]) }
    let mapping = Code.closure([.call(type, [.sequence(["$0.", view])])])
    return .chain(optional(call.base), [.sequence([".", closure("map", mapping)])])
  }

  /// A slice or a reversed view as it is, which is enough where another call follows; nil for anything else.
  func sequence(_ expression: TypedExpression) -> Code? {
    guard case .call(let base, let function, let arguments) = expression.kind,
      [.reversed, .prefix, .suffix, .dropFirst, .dropLast].contains(function)
    else { return nil }
    return member(of: base, plainCall(.text(function.rawValue), arguments.first))
  }
}
