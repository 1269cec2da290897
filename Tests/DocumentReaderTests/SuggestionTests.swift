import DocumentReader
import TestSupport
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("numberOfPage", "numberOfPages"), ("tilte", "title"), ("TITLE", "title"), ("größe", "größen"),
  ])
  func closeNameIsSuggested(_ name: String, _ meant: String) {
    #expect(suggestion(for: name, among: ["author", meant, "published"]) == meant)
  }

  @Test(arguments: ["ttl", "elttit", "id", "e"])
  func distantNameIsNotSuggested(_ name: String) {
    #expect(suggestion(for: name, among: ["author", "title"]) == nil)
  }

  @Test
  func closestThenFirstNameIsSuggested() {
    #expect(suggestion(for: "abcdef", among: ["abcdxx", "abcdex", "abcdey"]) == "abcdex")
  }

  /// Without a limit, thousands of misspelled names among thousands of candidates would take minutes.
  @Test
  func onlyTheFirstThousandNamesAreCompared() {
    let others = (0..<999).map { "other\($0)" }
    #expect(suggestion(for: "titel", among: others + ["title"]) == "title")
    #expect(suggestion(for: "titel", among: others + ["author", "title"]) == nil)
  }
}
