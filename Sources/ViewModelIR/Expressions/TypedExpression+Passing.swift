extension TypedExpression {
  /// The time at which a comparison with the current time changes, and how the current time is compared with it: `now - sentAt < 60` is
  /// `now < sentAt + 60`. It is `nil` for other expressions.
  package var passing: (ordering: Ordering, time: TypedExpression)? {
    guard case .ordered(let left, let ordering, let right) = kind else { return nil }
    return left.passing(ordering, right) ?? right.passing(ordering.flipped, left)
  }

  private func passing(
    _ ordering: Ordering,
    _ value: TypedExpression
  ) -> (ordering: Ordering, time: TypedExpression)? {
    switch kind {
    case .now: (ordering, value)
    case .arithmetic(let now, .subtract, let date) where now.kind == .now && date.type == .date:
      (ordering, Self(.date, .arithmetic(date, .add, value)))
    case .arithmetic(let date, .subtract, let now) where now.kind == .now && date.type == .date:
      (ordering.flipped, Self(.date, .arithmetic(date, .subtract, value)))
    case .arithmetic(let now, .subtract, let seconds) where now.kind == .now:
      (ordering, Self(.date, .arithmetic(value, .add, seconds)))
    case .arithmetic(let now, .add, let seconds) where now.kind == .now:
      (ordering, Self(.date, .arithmetic(value, .subtract, seconds)))
    default: nil
    }
  }
}
