/// How much of a `DisplayContext` an output depends on. Each level includes the ones before it.
package enum ContextUse: Comparable, Sendable {
  case nothing
  /// The locale, calendar and time zone.
  case settings
  /// Also the current day.
  case day
  /// Also the current time. Generated code finds when the output changes next.
  case moments
  /// Also the current time, at any moment.
  case time
}

extension Sequence<ContextUse> {
  package var most: ContextUse { self.max() ?? .nothing }
}

extension Format {
  /// What the format's output depends on for a value of this type.
  func contextUse(of value: ValueType) -> ContextUse {
    switch style {
    case .choice(let choice): choice.contextUse
    case .date(.relative): value.unwrapped == .day ? .day : .moments
    case .date(.relativeDay): .day
    default: usesContext ? .settings : .nothing
    }
  }
}

extension TypedExpression {
  package var contextUse: ContextUse { contextUse(expectingWordings: true) }

  package var usesContext: Bool { contextUse > .nothing }

  /// Whether the generated code of this expression uses the context.
  package var readsContext: Bool { contextUse(expectingWordings: false) > .nothing }

  fileprivate func contextUse(expectingWordings: Bool) -> ContextUse {
    if let passing {
      return max(.moments, passing.time.contextUse(expectingWordings: expectingWordings))
    }
    let own: ContextUse =
      switch kind {
      case .now: .time
      case .today: .day
      case .text(let text): text.contextUse(expectingWordings: expectingWordings)
      case .formatted(let value, let format): format.contextUse(of: value.type)
      case .call(let base, let function, let arguments):
        function.contextUse(of: base.type.unwrapped, arguments)
      default: .nothing
      }
    return max(own, children.lazy.map { $0.contextUse(expectingWordings: expectingWordings) }.most)
  }
}

extension TypedExpression.Function {
  fileprivate func contextUse(of base: ValueType, _ arguments: [TypedExpression]) -> ContextUse {
    switch self {
    case .isToday, .isYesterday, .isTomorrow, .isThisWeek, .isThisMonth, .isThisYear: .day
    // With a time zone from the data, the user's is not used: if the zone does not exist, the result is `nil`.
    case .instant: arguments.allSatisfy(\.isLiteral) ? .settings : .nothing
    case .sorted: arguments.areOfLocalizedSort ? .settings : .nothing
    // A value without a time zone is the same everywhere.
    default: usesTimeZone && !base.hasNoZone ? .settings : .nothing
    }
  }
}

extension Text {
  package var contextUse: ContextUse { contextUse(expectingWordings: true) }

  package var usesContext: Bool { contextUse > .nothing }

  /// Whether the generated code of this text uses the context. `usesContext` is also true for a text that could be translated but has no
  /// translation yet; this property is not.
  package var readsContext: Bool { contextUse(expectingWordings: false) > .nothing }

  fileprivate func contextUse(expectingWordings: Bool) -> ContextUse {
    let isTranslated =
      expectingWordings ? isTranslated || mayBeIsolated : translation != nil
    let own: ContextUse = isTranslated ? .settings : .nothing
    let shown = formattedParts.lazy.map { $0.format.contextUse(of: $0.value.type) }
    let parts = expressions.lazy.map { $0.contextUse(expectingWordings: expectingWordings) }
    return max(own, shown.most, parts.most)
  }
}

extension Text {
  /// Whether values of the text may get isolates, in languages that are written from right to left.
  private var mayBeIsolated: Bool {
    id.entry != nil && hasSeveralParts
      && segments.contains { segment in
        guard case .value(let value, let format) = segment else { return false }
        return TextSlot(value, format).isData
      }
  }
}

extension Rule {
  package var contextUse: ContextUse {
    max(isolation, expressions.lazy.map(\.contextUse).most, texts.lazy.map(\.contextUse).most)
  }

  /// The parts of a `join` are isolated in some languages.
  private var isolation: ContextUse {
    if case .join(_, let separator, _) = self, separator.id.entry != nil {
      .settings
    } else {
      .nothing
    }
  }
}
