/// A plural category of CLDR (UTS 35, part 3).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
