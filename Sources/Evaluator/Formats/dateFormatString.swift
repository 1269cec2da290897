import Foundation
import ViewModelIR

/// The `Date.FormatString` that `DateField.source` writes as Swift, built here.
func dateFormatString(_ parts: [DateFormat.PatternPart]) -> Date.FormatString {
  var format = Date.FormatString.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
  for part in parts {
    switch part {
    case .literal(let text): format.appendLiteral(text)
    case .field(let letter, let count): format.appendField(letter, count)
    }
  }
  return Date.FormatString(stringInterpolation: format)
}

extension Date.FormatString.StringInterpolation {
  fileprivate mutating func appendField(_ letter: Character, _ count: Int) {
    switch letter {
    case "G", "y", "Y", "u": appendYearField(letter, count)
    case "Q", "q", "M", "L", "w", "W": appendMonthField(letter, count)
    case "d", "F", "D", "E", "e", "c": appendDayField(letter, count)
    case "a", "b", "B", "h", "H", "K", "k": appendHourField(letter, count)
    default: appendTimeField(letter, count)
    }
  }

  private mutating func appendYearField(_ letter: Character, _ count: Int) {
    switch (letter, count) {
    case ("G", 1...3): appendInterpolation(era: .abbreviated)
    case ("G", 4): appendInterpolation(era: .wide)
    case ("G", 5): appendInterpolation(era: .narrow)
    case ("y", 1): appendInterpolation(year: .defaultDigits)
    case ("y", 2): appendInterpolation(year: .twoDigits)
    case ("y", _): appendInterpolation(year: .padded(count))
    case ("Y", 1): appendInterpolation(yearForWeekOfYear: .defaultDigits)
    case ("Y", 2): appendInterpolation(yearForWeekOfYear: .twoDigits)
    case ("Y", _): appendInterpolation(yearForWeekOfYear: .padded(count))
    case ("u", _): appendInterpolation(year: .extended(minimumLength: count))
    default: break
    }
  }

  private mutating func appendMonthField(_ letter: Character, _ count: Int) {
    switch (letter, count) {
    case ("Q", 1): appendInterpolation(quarter: .oneDigit)
    case ("Q", 2): appendInterpolation(quarter: .twoDigits)
    case ("Q", 3): appendInterpolation(quarter: .abbreviated)
    case ("Q", 4): appendInterpolation(quarter: .wide)
    case ("Q", 5): appendInterpolation(quarter: .narrow)
    case ("q", 1): appendInterpolation(standaloneQuarter: .oneDigit)
    case ("q", 2): appendInterpolation(standaloneQuarter: .twoDigits)
    case ("q", 3): appendInterpolation(standaloneQuarter: .abbreviated)
    case ("q", 4): appendInterpolation(standaloneQuarter: .wide)
    case ("q", 5): appendInterpolation(standaloneQuarter: .narrow)
    case ("M", 1): appendInterpolation(month: .defaultDigits)
    case ("M", 2): appendInterpolation(month: .twoDigits)
    case ("M", 3): appendInterpolation(month: .abbreviated)
    case ("M", 4): appendInterpolation(month: .wide)
    case ("M", 5): appendInterpolation(month: .narrow)
    case ("L", 1): appendInterpolation(standaloneMonth: .defaultDigits)
    case ("L", 2): appendInterpolation(standaloneMonth: .twoDigits)
    case ("L", 3): appendInterpolation(standaloneMonth: .abbreviated)
    case ("L", 4): appendInterpolation(standaloneMonth: .wide)
    case ("L", 5): appendInterpolation(standaloneMonth: .narrow)
    case ("w", 1): appendInterpolation(week: .defaultDigits)
    case ("w", 2): appendInterpolation(week: .twoDigits)
    case ("W", 1): appendInterpolation(week: .weekOfMonth)
    default: break
    }
  }

  private mutating func appendDayField(_ letter: Character, _ count: Int) {
    switch (letter, count) {
    case ("d", 1): appendInterpolation(day: .defaultDigits)
    case ("d", 2): appendInterpolation(day: .twoDigits)
    case ("F", 1): appendInterpolation(day: .ordinalOfDayInMonth)
    case ("D", 1): appendInterpolation(dayOfYear: .defaultDigits)
    case ("D", 2): appendInterpolation(dayOfYear: .twoDigits)
    case ("D", 3): appendInterpolation(dayOfYear: .threeDigits)
    case ("E", 1...3): appendInterpolation(weekday: .abbreviated)
    case ("E", 4): appendInterpolation(weekday: .wide)
    case ("E", 5): appendInterpolation(weekday: .narrow)
    case ("E", 6): appendInterpolation(weekday: .short)
    case ("e", 1): appendInterpolation(weekday: .oneDigit)
    case ("e", 2): appendInterpolation(weekday: .twoDigits)
    case ("c", 1): appendInterpolation(standaloneWeekday: .oneDigit)
    case ("c", 3): appendInterpolation(standaloneWeekday: .abbreviated)
    case ("c", 4): appendInterpolation(standaloneWeekday: .wide)
    case ("c", 5): appendInterpolation(standaloneWeekday: .narrow)
    case ("c", 6): appendInterpolation(standaloneWeekday: .short)
    default: break
    }
  }

  private mutating func appendHourField(_ letter: Character, _ count: Int) {
    switch (letter, count) {
    case ("a", 1...3): appendInterpolation(dayPeriod: .standard(.abbreviated))
    case ("a", 4): appendInterpolation(dayPeriod: .standard(.wide))
    case ("a", 5): appendInterpolation(dayPeriod: .standard(.narrow))
    case ("b", 1): appendInterpolation(dayPeriod: .with12s(.abbreviated))
    case ("b", 4): appendInterpolation(dayPeriod: .with12s(.wide))
    case ("b", 5): appendInterpolation(dayPeriod: .with12s(.narrow))
    case ("B", 1): appendInterpolation(dayPeriod: .conversational(.abbreviated))
    case ("h", 1):
      appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased))
    case ("h", 2): appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased))
    case ("H", 1):
      appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
    case ("H", 2):
      appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
    case ("K", 1):
      appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased))
    case ("K", 2): appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased))
    case ("k", 1):
      appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased))
    case ("k", 2):
      appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased))
    default: break
    }
  }

  private mutating func appendTimeField(_ letter: Character, _ count: Int) {
    switch (letter, count) {
    case ("m", 1): appendInterpolation(minute: .defaultDigits)
    case ("m", 2): appendInterpolation(minute: .twoDigits)
    case ("s", 1): appendInterpolation(second: .defaultDigits)
    case ("s", 2): appendInterpolation(second: .twoDigits)
    case ("S", _): appendInterpolation(secondFraction: .fractional(count))
    case ("z", 1...3): appendInterpolation(timeZone: .specificName(.short))
    case ("z", 4): appendInterpolation(timeZone: .specificName(.long))
    case ("Z", 1...3): appendInterpolation(timeZone: .iso8601(.short))
    case ("Z", 4): appendInterpolation(timeZone: .localizedGMT(.long))
    case ("Z", 5): appendInterpolation(timeZone: .iso8601(.long))
    case ("O", 1): appendInterpolation(timeZone: .localizedGMT(.short))
    case ("O", 4): appendInterpolation(timeZone: .localizedGMT(.long))
    case ("v", 1): appendInterpolation(timeZone: .genericName(.short))
    case ("v", 4): appendInterpolation(timeZone: .genericName(.long))
    case ("V", 1): appendInterpolation(timeZone: .identifier(.short))
    case ("V", 2): appendInterpolation(timeZone: .identifier(.long))
    case ("V", 3): appendInterpolation(timeZone: .exemplarLocation)
    case ("V", 4): appendInterpolation(timeZone: .genericLocation)
    default: break
    }
  }
}
