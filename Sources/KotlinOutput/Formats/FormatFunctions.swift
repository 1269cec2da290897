import OutputInterface
import ViewModelIR

/// A private function that formats one type of value.
struct FormatFunction {
  let name: String
  let valueType: ValueType
  /// The format. Its options that come from data are variables here, named like the function's parameters.
  let format: Format

  var usesContext: Bool { format.usesContext }
}

/// The functions for the formats that a spec names and for its choices of texts, in the order in which texts first use them.
///
/// The code of all other formats is a short call, which is written in the text itself.
struct FormatFunctions {
  private struct Use: Hashable {
    let format: Format
    let type: ValueType
  }

  /// What must differ if two functions have the same name.
  private struct Signature: Hashable {
    let name: String
    let types: [ValueType]
  }

  private(set) var all: [FormatFunction] = []
  private var byUse: [Use: FormatFunction] = [:]
  private var signatures: Set<Signature> = []
  private var takenNames: Set<String>
  /// The members of the class that calls the functions, which would hide those without a context.
  private let members: Set<String>

  init(_ screen: KotlinScreen, _ rules: [(owner: String, rule: Rule)], excluding names: Set<String>)
  {
    members = names
    takenNames = names.union(screen.formatNames.map(kotlinMember))
    for rule in rules { add(rule.rule.formattedParts, of: rule.owner) }
  }

  /// Returns the function for a format and type; `nil` if the format is written in the text itself.
  func function(for format: Format, of type: ValueType) -> FormatFunction? {
    byUse[Use(format: format.withParameters, type: type)]
  }

  private mutating func add(
    _ parts: [(value: TypedExpression, format: Format)],
    of owner: String
  ) {
    for (value, format) in parts where format.hasFunction {
      let use = Use(format: format.withParameters, type: value.type)
      if byUse[use] != nil { continue }
      if case .choice(let choice) = format.style {
        add(choice.kind.texts.flatMap(\.formattedParts), of: format.name ?? owner)
      }
      let types = ([use.type] + use.format.dataArguments.map(\.value.type)).map(\.overloaded)
      let stem = kotlinMember(format.name ?? owner)
      let isHidden = !use.format.usesContext && members.contains(stem)
      let name = format.name == nil || isHidden ? free(stem) : self.name(stem, types)
      takenNames.insert(name)
      signatures.insert(Signature(name: name, types: types))
      let function = FormatFunction(name: name, valueType: use.type, format: use.format)
      byUse[use] = function
      all.append(function)
    }
  }

  /// The name of the format, which functions for other types can share; not that of a helper.
  private func name(_ stem: String, _ types: [ValueType]) -> String {
    let name = kotlinHelpers[stem] == nil ? stem : "\(stem)Text"
    return signatures.contains(Signature(name: name, types: types)) ? free(name) : name
  }

  private func free(_ stem: String) -> String {
    unused(stem) { takenNames.contains($0) || kotlinHelpers[$0] != nil }
  }
}

extension Format {
  /// Whether the spec names the format, or it chooses among texts.
  var hasFunction: Bool {
    if case .choice = style { true } else { name != nil }
  }

  /// The format with variables in place of the options that come from data.
  fileprivate var withParameters: Format {
    var format = self
    for (index, argument) in arguments.enumerated() where argument.isData {
      let type = argument.value.type
      format.arguments[index].value = TypedExpression(type, .variable(argument.name))
    }
    return format
  }

  /// The options that come from data, which the function takes in addition to the value.
  var dataArguments: [Argument] { arguments.filter(\.isData) }
}

extension Format.Argument {
  fileprivate var isData: Bool {
    if case .literal = value.kind { false } else { true }
  }
}

extension ValueType {
  /// The type for which Kotlin selects an overload: a URL is a String, and a duration a Double.
  fileprivate var overloaded: ValueType {
    switch self {
    case .url: .string
    case .duration: .number
    default: self
    }
  }
}
