import DocumentReader
import Foundation
import ViewModelSupport

package func isTimeZone(_ identifier: String) -> Bool { TimeZone(identifier: identifier) != nil }

/// The identifier of the time zone closest to a misspelled one; `nil` if none is close.
package func nearestTimeZone(_ identifier: String) -> String? {
  suggestion(for: identifier, among: TimeZone.knownTimeZoneIdentifiers.sorted())
}

extension TypedExpression {
  /// The literal number of seconds from UTC that no time zone has; `nil` for any other expression.
  package var offsetOfNoZone: Int? {
    guard case .literal(.integer(let offset)) = kind, TimeZone.atOffset(offset) == nil else {
      return nil
    }
    return offset
  }
}

extension Diagnostic {
  package static func unknownOffset(_ seconds: Int, code: Code, at location: Location) -> Self {
    Self(
      code,
      "no time zone is \(seconds) seconds from UTC: write a number from -64800 to 64800, or an identifier such as 'Europe/Berlin'",
      at: location
    )
  }

  package static func unknownTimeZone(
    _ name: String,
    code: Code,
    use: String? = nil,
    at location: Location
  ) -> Self {
    let bare = name.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    if bare != name, isTimeZone(bare) {
      return Self(code, "a time zone takes no quotes here: write \(bare)", at: location)
    }
    let hint =
      nearestTimeZone(name).map { Hint(nearest: $0) }
      ?? Hint(use ?? "write an identifier such as 'Europe/Berlin' or 'UTC'")
    return Self(code, "there is no time zone \(quoted(name))", hint, at: location)
  }
}
