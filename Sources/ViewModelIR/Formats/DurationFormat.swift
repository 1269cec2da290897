package struct DurationFormat: Hashable, Sendable {
  /// What a number counts.
  package enum NumberUnit: String, CaseIterable, Sendable {
    case milliseconds, seconds, minutes, hours
  }

  package enum Style: Hashable, Sendable {
    /// `1:23:46`, `3:46`; with hours `0:03:46`, padded `03:46`.
    case clock(hours: Bool, padded: Bool)
    /// `1 hr, 24 min`
    case units(Set<Unit>, Width)
  }

  package enum Unit: String, CaseIterable, Sendable {
    case weeks, days, hours, minutes, seconds
  }

  package enum Width: String, CaseIterable, Sendable {
    case wide, abbreviated, narrow
  }

  /// What becomes of less than the smallest unit that is shown; below zero too `down` is nearer to zero.
  package enum Rounding: String, CaseIterable, Sendable {
    case nearest, down, up
  }

  /// nil for a duration, and for text in ISO 8601, which is shown as it is if it is not one.
  package var unit: NumberUnit?
  package var style: Style
  package var rounding: Rounding
  /// How many units are shown at most, from the largest that the length reaches; nil for all.
  package var maxUnits: Int?

  package init(
    _ unit: NumberUnit?,
    _ style: Style,
    rounding: Rounding = .nearest,
    maxUnits: Int? = nil
  ) {
    self.unit = unit
    self.style = style
    self.rounding = rounding
    self.maxUnits = maxUnits
  }
}
