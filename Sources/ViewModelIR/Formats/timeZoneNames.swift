import DocumentReader
import Foundation

package func isTimeZone(_ identifier: String) -> Bool { TimeZone(identifier: identifier) != nil }

/// The identifier of the time zone closest to a misspelled one; `nil` if none is close.
package func nearestTimeZone(_ identifier: String) -> String? {
  suggestion(for: identifier, among: TimeZone.knownTimeZoneIdentifiers.sorted())
}

extension Diagnostic {
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
