/// What kind of element a row is for screen readers, and in what state. Both SwiftUI and UIKit have these traits; the names are UIKit's.
package enum AccessibilityTrait: String, CaseIterable, Sendable {
  case button, link, header, image, searchField, selected
  case playsSound, startsMediaSession, updatesFrequently, summaryElement
}

extension ViewModel {
  /// A trait of the view that shows a view model.
  package struct Trait: Sendable {
    package let kind: AccessibilityTrait
    /// The name of the `Bool` field on which the trait depends; `nil` if the view always has it.
    package let field: String?

    package init(kind: AccessibilityTrait, field: String?) {
      self.kind = kind
      self.field = field
    }
  }
}
