import Foundation
import ViewModelSupport

/// Functions that return a list. `prefix`, `suffix`, `dropFirst` and `dropLast` also return a part of a text.
extension FunctionDefinition {
  static let filter = Self(
    sample: "filter($0.price > 0)",
    parameters: [.list: [FunctionParameter(.condition, label: "where")]],
    gives: { base, _ in base },
    value: { .list($0.met.map(\.element)) }
  )

  static let reversed = Self(
    sample: "reversed()",
    parameters: [.list: []],
    gives: { base, _ in base },
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
    value: { .list($0.base.elements.uniqueElements()) }
  )

  static let chunked = Self(
    sample: "chunked(on: $0.day)",
    hasIndex: false,
    parameters: [.list: [FunctionParameter(.key, label: "on")]],
    gives: { base, _ in .list(base) },
    value: { input in
      .list(input.base.elements.runs { input.value(for: $0, at: 0) }.map(Value.list))
    }
  )

  static let map = Self(
    sample: "map($0.name)",
    parameters: [.list: [FunctionParameter(.value)]],
    gives: { .list($1) },
    value: { .list($0.values) }
  )

  static let compactMap = Self(
    sample: "compactMap($0.name)",
    parameters: [.list: [FunctionParameter(.optional)]],
    gives: { .list($1.unwrapped) },
    value: { .list($0.values.filter { $0 != .null }) }
  )

  static let keys = Self(
    sample: "keys.sorted()",
    parameters: [.dictionary: []],
    gives: { _, _ in .list(.string) },
    value: { .list($0.base.members.keys.sorted().map(Value.string)) }
  )
}

extension FunctionDefinition {
  static let sorted = Self(
    sample: "sorted($0.name)",
    hasIndex: false,
    parameters: [
      .list: [
        FunctionParameter(.ordered, label: "on", isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.ordered, isOptional: true),
        FunctionParameter(.localization, label: "localized", needsLabel: true, isOptional: true),
        FunctionParameter(.direction, label: "descending", needsLabel: true, isOptional: true),
      ]
    ],
    // Sort keys are never Bools, so a Bool is that of an option, given without a key.
    gives: { base, value in (value == .boolean ? base.element : value).isOrdered ? base : nil },
    value: { input in
      let call = input.call
      let keys = call.keys.isEmpty ? [call.element] : call.keys
      let locale = call.isLocalized ? input.evaluator.context.locale : nil
      let ordering: TypedExpression.Ordering = call.isDescending ? .greater : .less
      let keyed = input.base.elements.map { element in
        (element, keys.map { SortKey(input.value(of: $0, for: element, at: 0), in: locale) })
      }
      return .list(keyed.sorted { ordering.holds($0.1, $1.1) }.map(\.0))
    }
  )
}

extension FunctionCall {
  /// The sort keys; empty if the elements are compared themselves.
  package var keys: [TypedExpression] { arguments.filter { $0.type != .boolean } }

  package var isDescending: Bool { arguments.sortOptions.last ?? false }

  /// Whether texts are compared by the rules of the user's language.
  package var isLocalized: Bool { arguments.areOfLocalizedSort }
}

extension [TypedExpression] {
  /// The values of `localized` and `descending`, or only that of `descending`.
  fileprivate var sortOptions: [Bool] {
    compactMap { if case .literal(.bool(let isOn)) = $0.kind { isOn } else { nil } }
  }

  var areOfLocalizedSort: Bool { sortOptions.dropLast().first ?? false }
}

/// The value of a sort key for one element.
private enum SortKey {
  case value(Value)
  case text(LocalizedOrder)

  /// With a locale, texts are compared by the rules of its language.
  init(_ value: Value, in locale: Locale?) {
    if let locale, let text = value.text {
      self = .text(text.localizedOrder(in: locale))
    } else {
      self = .value(value)
    }
  }

  static func areEqual(_ left: SortKey, _ right: SortKey) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): ViewModelIR.areEqual(left, right)
    case (.text(let left), .text(let right)): left == right
    default: false
    }
  }
}

extension TypedExpression.Ordering {
  /// Compares lists of keys as Swift compares tuples: the first two keys that differ decide.
  fileprivate func holds(_ left: [SortKey], _ right: [SortKey]) -> Bool {
    switch zip(left, right).first(where: { !SortKey.areEqual($0, $1) }) {
    case (.value(let left), .value(let right))?: holds(left, right)
    case (.text(let left), .text(let right))?: self == .greater ? left > right : left < right
    default: false
    }
  }
}
