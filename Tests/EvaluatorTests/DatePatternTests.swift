import SpecCompiler
import SwiftRenderer
import Testing

@Suite struct DatePatternTests {
  @Test(arguments: [
    (
      "EEEE MMMM d, yyyy",
      #""\(weekday: .wide) \(month: .wide) \(day: .defaultDigits), \(year: .padded(4))""#
    ),
    ("yyyy-MM-dd", #""\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)""#),
    ("d 'of' MMM", #""\(day: .defaultDigits) of \(month: .abbreviated)""#),
    ("h 'o''clock' a", "\"\\(\(hour)) o'clock \\(dayPeriod: .standard(.abbreviated))\""),
    ("y''yy", #""\(year: .defaultDigits)'\(year: .twoDigits)""#),
    ("d'\"\\('", #""\(day: .defaultDigits)\"\\(""#),
    ("d日", #""\(day: .defaultDigits)日""#),
  ])
  func becomesSwift(pattern: String, swift: String) throws {
    #expect(dateFormatLiteral(try parseDatePattern(pattern).get()).literal == swift)
  }

  @Test(arguments: [
    ("d. 'Mai", 3, "quote is not closed"),
    ("d at H", 3, "'t' is no date field"),
    ("d of MMMM", 2, "between quotes"),
    ("yyyy-MM-ddTHH", 10, "'T' is no date field"),
    ("dddd", 0, "no field 'd' is that long"),
    ("YYYY-MM-dd", 0, "write 'y'"),
    ("yyyy-MM-DD", 8, "write 'd'"),
    ("yyyy-mm-dd", 5, "for the month write 'M'"),
    ("ä HH:MM", 6, "for the minute write 'm'"),
    ("HH:mmX", 5, "'ZZZZZ'"),
  ])
  func saysWhatIsWrong(pattern: String, offset: Int, words: String) throws {
    guard case .failure(let problem) = parseDatePattern(pattern) else {
      Issue.record("no problem with \(pattern)")
      return
    }
    #expect(problem.offset == offset)
    #expect(problem.message.contains(words), "\(problem.message)")
  }
}

private let hour = "hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)"
