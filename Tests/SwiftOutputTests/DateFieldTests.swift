import Testing
import ViewModelIR

@testable import SwiftOutput

/// The fields of dates that a spec may have, and those that have Swift, are the same.
struct DateFieldTests {
  @Test(arguments: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  func aFieldHasSwift(letter: Character) {
    for count in 1...20 {
      let field = DateFormat.Field(letter, count)
      #expect(
        (patternField(letter, count) == nil) == (PatternField(letter, count) == nil),
        "\(field)"
      )
      #expect((field.source == nil) == (SkeletonField(field) == nil), "\(field)")
    }
  }
}
