import ViewModelIR

extension ValueType {
  /// The name of the type in messages. It distinguishes calendar days and local date-times, which are also a `Date` in Swift.
  var messageName: String {
    switch innermost {
    case .day: "\(specName) (a calendar day)"
    case .localDateTime: "\(specName) (a local date-time)"
    default: specName
    }
  }

  /// The name to declare the type with in a spec, such as `localDateTime?`, if it is a different kind of date than the other type;
  /// `nil` otherwise.
  func nameBesideDate(_ other: ValueType) -> String? {
    guard self != other, specName == other.specName, innermost.isDateLike else { return nil }
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
