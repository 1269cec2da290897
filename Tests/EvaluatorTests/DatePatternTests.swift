import Testing
import ViewModelIR

@testable import SwiftOutput

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
  func patternBecomesSwift(pattern: String, swift: String) throws {
    #expect(try parseDatePattern(pattern).get().literal.literal == swift)
  }

  @Test(arguments: [
    ("d. 'Mai", 3, "quote is not closed"),
    ("d at H", 3, "'t' is not a date field"),
    ("d of MMMM", 2, "in quotes"),
    ("yyyy-MM-ddTHH", 10, "'T' is not a date field"),
    ("dddd", 0, "'d' has no form with 4 letters"),
    ("YYYY-MM-dd", 0, "write 'y'"),
    ("yyyy-MM-DD", 8, "write 'd'"),
    ("yyyy-mm-dd", 5, "for the month write 'M'"),
    ("ä HH:MM", 6, "for the minute write 'm'"),
    ("HH:mmX", 5, "'ZZZZZ'"),
    ("d.M. hh:mm", 5, "add 'a'"),
    ("K:mm", 0, "add 'a'"),
    ("HH:mm a", 6, "write 'h'"),
    ("HH:mm:SS", 6, "write 's'"),
  ])
  func mistakesAreReported(pattern: String, offset: Int, words: String) throws {
    guard case .failure(let problem) = parseDatePattern(pattern) else {
      Issue.record("no problem with \(pattern)")
      return
    }
    #expect(problem.offset == offset)
    #expect(problem.message.contains(words), "\(problem.message)")
  }

  @Test(arguments: ["", "'of'", ". "])
  func patternNeedsAField(pattern: String) {
    #expect(
      parseDatePattern(pattern)
        == .failure(.init("the pattern has no fields: write some, such as 'd MMMM yyyy'", at: 0))
    )
  }

  @Test(arguments: [
    ("", 0, "such as 'yMMMd'"),
    ("MMM d, yyyy", 0, "is a pattern"),
    ("yMMMdHm", 5, "write 'j'"),
    ("yMMMda", 5, "'j' shows AM or PM"),
    ("yLLLd", 1, "write 'M'"),
    ("yMMMMMMd", 1, "'M' has no form with 6 letters"),
    ("yMMMdy", 5, "'y' twice"),
    ("jJm", 1, "'j' and 'J' show the same part"),
    ("yWd", 1, "the fields are G, y"),
    ("üMd", 0, "is a pattern"),
  ])
  func mistakesAreReported(skeleton: String, offset: Int, words: String) throws {
    guard case .failure(let problem) = parseDateSkeleton(skeleton) else {
      Issue.record("no problem with \(skeleton)")
      return
    }
    #expect(problem.offset == offset)
    #expect(problem.message.contains(words), "\(problem.message)")
  }
}

private let hour = "hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)"
