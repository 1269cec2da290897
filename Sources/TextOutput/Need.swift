/// What a piece of code needs of other files.
package enum Need: Hashable, Sendable {
  /// A helper of the support file, by one of its names: `clockText`.
  case helper(String)
  /// The function of `PluralCategory` for a language: of an Int, or of the digits that are shown of a Double.
  case plural(language: String, ofDigits: Bool)
  /// A function that the tests of a module share: `decoded`.
  case testHelper(String)
  /// What the file itself has only if its code uses it: `expectShown`.
  case own(String)
  /// An import: `Foundation`.
  case module(String)
  /// An import with `@testable`.
  case testedModule(String)
}
