import ViewModelIR

extension ValueType {
  /// As messages say it: calendar days and local date-times are Dates too.
  var spokenName: String {
    switch innermost {
    case .day: "\(specName) (a calendar day)"
    case .localDateTime: "\(specName) (a local date-time)"
    default: specName
    }
  }

  /// What a spec calls it where it is another kind of date than one that it is mistaken for: `localDateTime?`.
  func nameBesideDate(_ other: ValueType) -> String? {
    guard self != other, specName == other.specName, innermost.isMoment else { return nil }
    return nameInSpec
  }

  private var nameInSpec: String {
    switch self {
    case .day: "day"
    case .localDateTime: "localDateTime"
    case .list(let element): "[\(element.nameInSpec)]"
    case .dictionary(let value): "[String: \(value.nameInSpec)]"
    case .optional(let wrapped): "\(wrapped.nameInSpec)?"
    default: specName
    }
  }
}
