import TextOutput
import ViewModelIR

/// What generated tests need of their support file.
package struct TestSupportNeeds: Hashable, Sendable {
  /// Whether there are tests at all: each of them reads an example's data.
  let readsData: Bool
  let usesContext: Bool
  /// Whether texts are compared that differ between systems.
  let foldsTexts: Bool

  package init(of files: some Sequence<RenderedText>) {
    self.init(files.reduce(into: []) { $0.formUnion($1.needs) })
  }

  init(_ needs: Set<Need>) {
    readsData = needs.contains(.testHelper("decoded"))
    usesContext = needs.contains(.testHelper("context"))
    foldsTexts = needs.contains(.testHelper("folded"))
  }
}

extension Field {
  /// Whether tests compare its text without what differs between systems.
  var isFolded: Bool { usesContext && type.unwrapped == .string }
}
