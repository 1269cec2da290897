import Testing
import ViewModelIR

@testable import SwiftOutput

/// Tests that a spec can use exactly the date fields for which the tool can write Swift.
struct DateFieldTests {
  @Test(arguments: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  func validFieldHasSwiftCode(letter: Character) {
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
