import Foundation

package nonisolated struct DisplayContext: Hashable, Sendable {
  package var locale: Locale
}
