/// A format with a name, for one type of value: a private static function of the generated code.
package struct FormatFunction: Sendable {
  package enum Body: Sendable {
    /// By CLDR category of `value`, of a Double as it is shown; exact values first.
    case plural(
      exact: [Int: Text],
      categories: [PluralCategory: Text],
      fractionDigits: ClosedRange<Int> = 0...6
    )
    /// By the value: an enumeration's raw value, or "true" and "false".
    case map([MapEntry], unknown: Text?)
    /// Its arguments are the function's parameters, or literals.
    case format(Format)
  }

  package struct MapEntry: Sendable {
    package var key: String
    package var text: Text

    package init(key: String, text: Text) {
      self.key = key
      self.text = text
    }
  }

  /// What a use of the function passes beside the value.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var label: String?
    package var type: ValueType

    package init(name: String, label: String? = nil, type: ValueType) {
      self.name = name
      self.label = label
      self.type = type
    }
  }

  /// What a call finds it by: functions for several types share a name, as overloads do.
  package struct Signature: Hashable, Sendable {
    package var name: String
    package var valueType: ValueType

    package init(name: String, valueType: ValueType) {
      self.name = name
      self.valueType = valueType
    }
  }

  /// A Swift name, without backticks.
  package var name: String
  package var valueType: ValueType
  package var parameters: [Parameter]
  package var body: Body
  package var usesContext: Bool

  package init(
    name: String,
    valueType: ValueType,
    parameters: [Parameter] = [],
    body: Body,
    usesContext: Bool
  ) {
    self.name = name
    self.valueType = valueType
    self.parameters = parameters
    self.body = body
    self.usesContext = usesContext
  }

  package var signature: Signature { Signature(name: name, valueType: valueType) }
}
