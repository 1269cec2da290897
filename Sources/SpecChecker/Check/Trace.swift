import DocumentReader
import SpecSyntax
import ViewModelIR

/// Information for editors, recorded while a spec is checked, even if it has errors: the meanings of names in expressions, and what can be
/// inserted at the cursor.
package final class Trace {
  /// A character that editors insert at the cursor, so that the name there is different from every other name.
  package static let gap: Unicode.Scalar = "\u{E000}"

  package struct Name {
    package enum Meaning: Hashable {
      case model, element, variable, present
      /// An element that a closure names at this place.
      case elementName(Location)
      case property(of: ValueType)
      case function(TypedExpression.Function)
      case appFunction(AppFunction)
      /// The action that `can` asks about.
      case action
      case enumCase
      case unionCase
      case format(FormatDefinition?)
    }

    package let text: String
    package let meaning: Meaning
    /// The type of the value, or for a format the type of the value it formats; `nil` if that has an error.
    package let type: ValueType?
    /// The expression that the name belongs to; `nil` for a format.
    package let expression: TypedExpression?
    private let part: ScalarPart

    fileprivate init(
      _ text: String,
      _ meaning: Meaning,
      _ type: ValueType?,
      _ expression: TypedExpression?,
      at part: ScalarPart
    ) {
      self.text = text
      self.meaning = meaning
      self.type = type
      self.expression = expression
      self.part = part
    }

    package var location: Location { part.location }
  }

  /// The completions that can be inserted at the gap.
  package enum Gap {
    case name(Scope)
    /// A member after a dot. `needsChaining` is whether the dot must become `?.`.
    case member(of: ValueType, needsChaining: Bool)
    case enumCase(of: ValueType)
    case unionCase(of: ValueType)
    /// A format after a bar. The type is `nil` if the value before the bar has an error.
    case format(of: ValueType?)
    case option(of: FormatDefinition, given: [String])
    case optionValue(of: FormatDefinition, name: String)
    /// The name of an action in `can`.
    case action([String])
    /// A key of a map, with the raw values that it can have.
    case mapKey([String])

    package struct Scope {
      package let model: ValueType?
      package let variables: [String: ValueType]
      package let element: ValueType?
      /// The functions of the app whose types the spec's schema has.
      package let functions: [AppFunction]
      /// The expected type of the expression; `nil` if any type is possible.
      package let wanted: ValueType?
    }
  }

  /// A map with the values that it has no entry for.
  package struct Map {
    package let location: Location
    package let missing: [String]
    package let needsUnknown: Bool
  }

  package private(set) var names: [Name] = []
  package private(set) var gap: Gap?
  package private(set) var maps: [Map] = []

  package init() {}

  func note(
    _ text: String,
    _ meaning: Name.Meaning,
    _ type: ValueType?,
    _ expression: TypedExpression? = nil,
    at range: Range<Int>,
    of scalar: Node
  ) {
    names.append(Name(text, meaning, type, expression, at: ScalarPart(range, of: scalar)))
  }

  func note(_ gap: Gap) { self.gap = gap }

  func note(_ map: Map) { maps.append(map) }
}

extension String {
  var isGap: Bool { unicodeScalars.contains(Trace.gap) }
}

// MARK: - Expressions

extension ExpressionChecker {
  /// If the expression is the gap, records what can be inserted there and throws.
  func traceGap(_ syntax: Syntax, _ wanted: ValueType?) throws(Diagnostic) {
    guard let trace = screen.trace, let name = syntax.ownName, name.isGap else { return }
    switch syntax.kind {
    case .member(let base, _, let isChained), .call(let base?, _, let isChained, _):
      let value = try check(base)
      let isChain = value.isOptionalByChaining(in: service)
      let needsChaining = value.type.isOptional && !isChained && !isChain
      trace.note(.member(of: value.type.unwrapped, needsChaining: needsChaining))
    case .implicitMember:
      if let wanted { trace.note(.enumCase(of: wanted.unwrapped)) }
    default:
      trace.note(
        .name(
          Trace.Gap.Scope(
            model: scope.narrowed[.model]?.type ?? scope.model,
            variables: scope.variables,
            element: scope.element,
            functions: screen.functions.keys.sorted().compactMap { try? screen.appFunction($0) },
            wanted: wanted
          )
        )
      )
    }
    throw .alreadyReported
  }

  /// Records the meaning of the name in a valid expression.
  func trace(_ syntax: Syntax, _ expression: TypedExpression) {
    guard let trace = screen.trace, let name = syntax.ownName else { return }
    func note(_ meaning: Trace.Name.Meaning) {
      trace.note(name, meaning, expression.type, expression, at: syntax.mark, of: scalar)
    }
    switch syntax.kind {
    case .element: note(.element)
    case .implicitMember: note(.enumCase)
    case .name("self"): note(.model)
    case .name:
      if let place = scope.elementNames[name] {
        return note(.elementName(scalar.location(of: place)))
      }
      guard scope.variables[name] == nil else { return note(.variable) }
      let owner = (scope.narrowed[.model]?.type ?? scope.model)?.unwrapped
      if let owner, service.property(name, of: owner) != nil {
        note(.property(of: owner))
      } else {
        note(.present)
      }
    case .member(let base, _, _):
      // A condition may have unwrapped the whole path, so its base has not been checked yet.
      let read: TypedExpression? =
        if case .property(let read, _) = expression.kind { read } else { try? check(base) }
      guard let owner = read?.type.unwrapped else { return }
      if service.property(name, of: owner) != nil {
        note(.property(of: owner))
      } else if let function = TypedExpression.Function(rawValue: name) {
        note(.function(function))
      }
    case .call:
      if let function = TypedExpression.Function(rawValue: name) {
        note(.function(function))
      } else if let function = try? screen.appFunction(name) {
        note(.appFunction(function))
      }
    default: break
    }
  }
}

extension Syntax {
  /// The name that the expression's mark covers; `nil` if the mark is not a name.
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name), .implicitMember(let name), .member(_, let name, _),
      .call(_, let name, _, _):
      name
    case .element: "$0"
    default: nil
    }
  }
}

// MARK: - Formats

extension ScreenChecker {
  func trace(_ format: FormatSyntax, of type: ValueType?, in scalar: Node) throws(Diagnostic) {
    guard let trace else { return }
    if format.name.isGap {
      trace.note(.format(of: type))
      throw .alreadyReported
    }
    let named = namedFormats[format.name]?.kind.flatMap { FormatDefinition.named($0.name) }
    let kind = named == nil ? FormatDefinition.named(format.name) : nil
    trace.note(format.name, .format(kind), type, at: format.mark, of: scalar)
  }

  func trace(_ arguments: [Syntax.Argument], of kind: FormatDefinition) throws(Diagnostic) {
    guard let trace else { return }
    for argument in arguments {
      guard let name = argument.value.ownName, name.isGap else { continue }
      guard let label = argument.label else {
        trace.note(.option(of: kind, given: arguments.compactMap(\.label)))
        throw .alreadyReported
      }
      // The value of an option without fixed words is an expression, which is traced as such.
      guard kind.options?.first(where: { $0.name == label })?.words != nil else { continue }
      trace.note(.optionValue(of: kind, name: label))
      throw .alreadyReported
    }
  }

  func trace(
    _ map: MapKeys,
    missing: [String],
    needsUnknown: Bool
  ) throws(Diagnostic) {
    guard let trace else { return }
    trace.note(
      Trace.Map(
        location: map.location,
        missing: missing,
        needsUnknown: needsUnknown && map.unknown == nil
      )
    )
    if map.keys.contains(where: { $0.key.isGap }) {
      trace.note(.mapKey(missing + (needsUnknown ? ["unknown"] : [])))
      throw .alreadyReported
    }
  }
}
