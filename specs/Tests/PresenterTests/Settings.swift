import Foundation

@testable import Screens

/// The settings of the user's device, which can change while the app runs.
@MainActor
final class Settings {
  var context: DisplayContext

  init() {
    context = DisplayContext(
      locale: Locale(identifier: "en_US"),
      timeZone: .gmt,
      now: Date(timeIntervalSince1970: 3600)
    )
  }
}
