/// How a value becomes text.
package enum Format: Hashable, Sendable {
  /// A string as it is; a URL or UUID as its canonical text.
  case verbatim
  /// Bare digits: `2024`.
  case plain
  /// Digits grouped in the locale: `1,234`.
  case number(NumberOptions)
  /// `1.4M`
  case compact
  case date(DateOptions)
  /// A named format of the spec: one of `Screen.formats`, by name.
  case function(String)

  /// Whether the output follows the locale, time zone, calendar or clock. A function's is in its declaration.
  package var usesContext: Bool {
    switch self {
    case .verbatim, .plain, .function: false
    case .number, .compact, .date: true
    }
  }
}

package struct NumberOptions: Hashable, Sendable {
  /// The digits after the decimal separator; nil is the locale's default (none for Int, up to 6 for Double).
  package var fractionDigits: ClosedRange<Int>?
  package var grouping: Bool

  package init(fractionDigits: ClosedRange<Int>? = nil, grouping: Bool = true) {
    self.fractionDigits = fractionDigits
    self.grouping = grouping
  }
}

package enum DateOptions: Hashable, Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case numeric, abbreviated, long, complete
  }

  case style(Style)
  /// A date pattern of UTS 35, in parts; shown in the Gregorian calendar.
  case pattern([PatternPart])

  package enum PatternPart: Hashable, Sendable {
    case literal(String)
    /// A field letter and how often it stands: `("y", 4)`.
    case field(Character, Int)
  }
}

/// A named format, for one type of value: a private static function of the generated code.
package struct FormatFunction: Sendable {
  package enum Body: Sendable {
    /// By CLDR category of `value`; exact values first.
    case plural(exact: [Int: Text], categories: [PluralCategory: Text])
    /// By the value: an enumeration's raw value, or "true" and "false".
    case map([MapEntry], unknown: Text?)
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

  /// A Swift name, without backticks.
  package var name: String
  package var valueType: ValueType
  package var body: Body
  package var usesContext: Bool

  package init(name: String, valueType: ValueType, body: Body, usesContext: Bool) {
    self.name = name
    self.valueType = valueType
    self.body = body
    self.usesContext = usesContext
  }
}

/// A plural category of CLDR (UTS 35, part 3).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
