import DocumentReader

/// A typed expression over the service model.
package struct TypedExpression: Sendable {
  package var type: ValueType
  package var kind: Kind
  /// The source text in the spec; `nil` for an expression that the checker added.
  package var source: ScalarPart?

  package init(_ type: ValueType, _ kind: Kind) {
    self.type = type
    self.kind = kind
  }

  package indirect enum Kind: Hashable, Sendable {
    /// A literal: null, a Bool, an integer, a number, a string, a date or an empty list.
    case literal(Value)
    /// A case of an enumeration, such as `.inStock`, by its raw value. The expression's type is the enumeration.
    case enumCase(rawValue: String)
    /// The service model or, for a view model under `models`, the element.
    case model
    /// An input, a bound value, or a format's `value`.
    case variable(String)
    /// The instant or the calendar day at which the view model is created.
    case now, today
    /// `$0` of the innermost function that does not name its elements.
    case element
    /// `order in order.isOpen`, the argument of a function that names its elements. `$0` and `$index` in it are those around the call.
    case closure(ElementName, TypedExpression)
    /// `base.name`, or `base?.name` if the base is optional.
    case property(TypedExpression, String)
    /// `base.count` or `base.filter { … }`, with `?.` if the base is optional.
    case call(TypedExpression, Function, [TypedExpression])
    /// `plainText(content)`, a call of a function that the app declares.
    case appCall(AppFunction, [TypedExpression])
    /// `Message(id: newID, text: draft)`, a new value of a record. The members are all its properties, in their order.
    case object([Member])
    /// `base['key']` of a dictionary or `base[0]` of a list, with `?[` if the base is optional; `nil` if there is no such element.
    case lookup(TypedExpression, key: TypedExpression)
    /// Whether a union is the case with this name; false if the union is `nil`.
    case isCase(TypedExpression, String)
    /// The associated value of a union if it is the case with this name; otherwise `nil`.
    case payload(TypedExpression, String)
    /// The expression if the binding's value is not `nil`; otherwise `nil`. The result is optional only once, even if the
    /// expression is too.
    case ifPresent(Binding, TypedExpression)
    /// A value, formatted as text.
    case formatted(TypedExpression, Format)
    /// A text that is translated separately: `'unknown'` in `author ?? 'unknown'`.
    case text(Text)
    /// `left ?? right`
    case coalesce(TypedExpression, TypedExpression)
    /// `condition ? then : otherwise`
    case choice(TypedExpression, then: TypedExpression, otherwise: TypedExpression)
    /// Whether the value, which can be optional, is one of several literals.
    case isAny(TypedExpression, of: [TypedExpression])
    case not(TypedExpression)
    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    /// `==`, or `!=` if `negated` is true. Either side can be optional.
    case equal(TypedExpression, TypedExpression, negated: Bool)
    case ordered(TypedExpression, Ordering, TypedExpression)
    /// Both sides have the same type, except with dates and durations. `Int` saturates. A quotient or remainder is optional
    /// unless the divisor is a nonzero literal.
    case arithmetic(TypedExpression, Arithmetic, TypedExpression)
    case negate(TypedExpression)
    /// `Double(integer)`, or `Decimal(integer)` if that is the expression's type; applied with `map` if the operand is optional.
    case toNumber(TypedExpression)
  }

  /// The variable that stands for an element, and its type.
  package struct ElementName: Hashable, Sendable {
    package let name: String
    package let type: ValueType

    package init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// The value of a property of a new record.
  package struct Member: Hashable, Sendable {
    package let property: ServiceModel.Property
    package var value: TypedExpression

    package init(property: ServiceModel.Property, value: TypedExpression) {
      self.property = property
      self.value = value
    }
  }

  package enum Ordering: String, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  package enum Arithmetic: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    /// Of Ints, with the sign of the dividend.
    case remainder = "%"
  }

  /// The functions that expressions can call. Those in Swift's standard library and swift-algorithms have the same names and
  /// behavior. Arguments with `$0` are closures.
  package enum Function: String, CaseIterable, Sendable {
    case count, isEmpty, first, last, firstIndex
    case sum, min, max, average, abs, clamped
    case rounded, roundedDown, roundedUp, pow, log10
    case filter, map, compactMap, sorted, uniqued, reversed, prefix, suffix, dropFirst, dropLast
    case adding, removing, toggling
    case contains, joined
    /// The runs of elements with equal keys, in order.
    case chunked
    case hasPrefix, hasSuffix, isOlderVersion
    case lowercased, uppercased, trimmed, trimming, padded, matches,
      replacing, replacingMatches, split, lines, words, occurrences, dropPrefix,
      dropSuffix
    case lastPathComponent, groups, nonEmpty, number, integer, percentEncoded, percentDecoded, url
    case isKnownRegion, isKnownLanguage
    // Functions of URLs
    case scheme, host, path, query, queryItem
    /// The sorted keys of a dictionary, which has no order itself.
    case keys
    /// The raw value of an enumeration of strings.
    case rawValue
    // Functions of dates
    case isToday, isYesterday, isTomorrow, isThisWeek, isThisMonth, isThisYear, calendarDay
    /// The instant of a local date-time, in a named time zone or the user's.
    case instant
    case year, month, day, weekday, hour, minute
    // Calendar arithmetic
    case addingYears, addingMonths, addingDays, years, months, days

    /// Whether the function's result for an instant depends on a time zone, as the year and the hour do.
    var usesTimeZone: Bool {
      switch self {
      case .calendarDay, .year, .month, .day, .weekday, .hour, .minute, .addingYears,
        .addingMonths, .addingDays, .years, .months, .days:
        true
      default: false
      }
    }
  }
}

extension TypedExpression: Hashable {
  /// Ignores `source`, because equal expressions can be at different locations.
  package static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.kind == right.kind
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(kind)
  }
}
