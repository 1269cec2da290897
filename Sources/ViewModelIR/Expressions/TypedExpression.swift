import DocumentReader

/// A typed expression over the service model.
package struct TypedExpression: Sendable {
  package var type: ValueType
  package var kind: Kind
  /// What the author wrote; nil for what the checker put around it.
  package var source: ScalarPart?

  package init(_ type: ValueType, _ kind: Kind) {
    self.type = type
    self.kind = kind
  }

  package indirect enum Kind: Hashable, Sendable {
    /// A literal: null, bool, integer, number, string or date; an empty list.
    case literal(Value)
    /// `.inStock`, by its raw value. The expression's type is the enumeration.
    case enumCase(rawValue: String)
    /// The service model, or in `models` the element.
    case model
    /// An input, a bound value, or a format's `value`.
    case variable(String)
    /// The instant or the calendar day when the view model is made.
    case now, today
    /// `$0` of the innermost function.
    case element
    /// `base.name`, or `base?.name` where the base is optional.
    case property(TypedExpression, String)
    /// `base.count`, `base.filter { … }`, with `?.` where the base is optional.
    case call(TypedExpression, Function, [TypedExpression])
    /// `base['key']` of a dictionary or `base[0]` of a list, with `?[` where that is optional; nil where it has nothing there.
    case lookup(TypedExpression, key: TypedExpression)
    /// Whether a union is one of its cases, by name; false if it is nil.
    case isCase(TypedExpression, String)
    /// What a union holds where it is one of its cases, by name; else nil.
    case payload(TypedExpression, String)
    /// The expression over a value where that is not nil; else nil; where the expression is optional, the result is so once.
    case ifPresent(Binding, TypedExpression)
    /// The text that a format makes of a value.
    case formatted(TypedExpression, Format)
    /// A text of its own, for translators: `'unknown'` in `author ?? 'unknown'`.
    case text(Text)
    /// `left ?? right`
    case coalesce(TypedExpression, TypedExpression)
    case not(TypedExpression)
    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    /// Either side may be optional.
    case equal(TypedExpression, TypedExpression, negated: Bool)
    case ordered(TypedExpression, Ordering, TypedExpression)
    /// Both sides of one type; Int saturates. A quotient is optional unless the divisor is a nonzero literal.
    case arithmetic(TypedExpression, Arithmetic, TypedExpression)
    case negate(TypedExpression)
    /// `Double(integer)`, or `Decimal(integer)` where that is the expression's type; maps over an optional.
    case toNumber(TypedExpression)
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
  }

  /// Named and behaving as in Swift's standard library and swift-algorithms; arguments with `$0` are closures.
  package enum Function: String, CaseIterable, Sendable {
    case count, isEmpty, first, last, firstIndex
    case sum, min, max, average, abs, clamped
    case filter, map, compactMap, sorted, uniqued, reversed, prefix, suffix, dropFirst, dropLast
    case contains, joined
    /// `[Element]` runs with equal keys, in order.
    case chunked
    case hasPrefix, hasSuffix, isOlderVersion
    case lowercased, uppercased, trimmed, replacing, split, lines, dropPrefix, dropSuffix
    case lastPathComponent, groups, nonEmpty, number, integer, percentEncoded, url
    /// `keys.sorted()` of a dictionary, which has no order of its own.
    case keys
    /// Of an enumeration whose values are texts.
    case rawValue
    // Of dates
    case isToday, isYesterday, isTomorrow, isThisWeek, isThisMonth, isThisYear, calendarDay
    /// Of local date-times, with the name of a time zone or in the user's.
    case instant
    case year, month, day, weekday, hour, minute

    /// The year, the hour and so on.
    var isDatePart: Bool {
      switch self {
      case .year, .month, .day, .weekday, .hour, .minute: true
      default: false
      }
    }
  }
}

extension TypedExpression: Hashable {
  /// The same everywhere.
  package static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.kind == right.kind
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(kind)
  }
}
