import Foundation
import ViewModelIR

extension Date.FormatStyle {
  /// The link that `DateField.skeletonSource` writes as Swift, applied here.
  func adding(_ field: DateFormat.Field) -> Date.FormatStyle {
    switch field.letter {
    case "G", "y", "Q", "M", "w", "d", "E": addingDate(field)
    case "j", "J", "m", "s", "S": addingTime(field)
    default: addingTimeZone(field)
    }
  }

  private func addingDate(_ field: DateFormat.Field) -> Date.FormatStyle {
    switch (field.letter, field.count) {
    case ("G", 1...3): era()
    case ("G", 4): era(.wide)
    case ("G", _): era(.narrow)
    case ("y", 1): year()
    case ("y", 2): year(.twoDigits)
    case ("y", let count): year(.padded(count))
    case ("Q", 1): quarter(.oneDigit)
    case ("Q", 2): quarter(.twoDigits)
    case ("Q", 3): quarter(.abbreviated)
    case ("Q", _): quarter(.wide)
    case ("M", 1): month(.defaultDigits)
    case ("M", 2): month(.twoDigits)
    case ("M", 3): month(.abbreviated)
    case ("M", 4): month(.wide)
    case ("M", _): month(.narrow)
    case ("w", 1): week()
    case ("w", _): week(.twoDigits)
    case ("d", 1): day()
    case ("d", _): day(.twoDigits)
    case ("E", 1...3): weekday(.abbreviated)
    case ("E", 4): weekday(.wide)
    case ("E", 5): weekday(.narrow)
    case ("E", _): weekday(.short)
    default: self
    }
  }

  private func addingTime(_ field: DateFormat.Field) -> Date.FormatStyle {
    switch (field.letter, field.count) {
    case ("j", 1): hour()
    case ("j", 2): hour(.twoDigits(amPM: .abbreviated))
    case ("j", 3): hour(.defaultDigits(amPM: .wide))
    case ("j", 4): hour(.twoDigits(amPM: .wide))
    case ("j", 5): hour(.defaultDigits(amPM: .narrow))
    case ("j", _): hour(.twoDigits(amPM: .narrow))
    case ("J", 1): hour(.defaultDigits(amPM: .omitted))
    case ("J", _): hour(.twoDigits(amPM: .omitted))
    case ("m", 1): minute()
    case ("m", _): minute(.twoDigits)
    case ("s", 1): second()
    case ("s", _): second(.twoDigits)
    case ("S", let count): secondFraction(.fractional(count))
    default: self
    }
  }

  private func addingTimeZone(_ field: DateFormat.Field) -> Date.FormatStyle {
    switch (field.letter, field.count) {
    case ("z", 1): timeZone(.specificName(.short))
    case ("z", _): timeZone(.specificName(.long))
    case ("Z", 1): timeZone(.iso8601(.short))
    case ("Z", _): timeZone(.iso8601(.long))
    case ("O", 1): timeZone(.localizedGMT(.short))
    case ("O", _): timeZone(.localizedGMT(.long))
    case ("v", 1): timeZone(.genericName(.short))
    case ("v", _): timeZone(.genericName(.long))
    default: self
    }
  }
}
