import DocumentReader
import TextOutput
import ViewModelIR

/// What generated tests name of their support file.
package struct TestSupportNeeds: Hashable, Sendable {
  /// Whether there are tests at all: each of them reads an example's data.
  package private(set) var readsData = false
  package private(set) var usesContext = false
  /// Whether texts are compared that differ between systems.
  package private(set) var foldsTexts = false

  package init() {}

  /// What the tests of a screen's examples name.
  package init(of screen: Screen) {
    guard let viewModel = screen.viewModels.first, !screen.examples.isEmpty else { return }
    readsData = true
    usesContext = viewModel.usesContext
    foldsTexts = screen.examples.contains { example in
      example.expectations.contains { screen.folds($0.field, of: viewModel, $0.value) }
    }
  }

  package mutating func formUnion(_ other: Self) {
    readsData = readsData || other.readsData
    usesContext = usesContext || other.usesContext
    foldsTexts = foldsTexts || other.foldsTexts
  }

  /// Adds what a file calls.
  package mutating func add(usedBy body: RenderedText) {
    let text = body.string
    readsData = readsData || text.contains("try decoded(")
    usesContext = usesContext || text.contains("try context(") || text.contains("try? context(")
    foldsTexts = foldsTexts || text.contains("folded(")
  }

  /// Adds what was needed when a support file was written.
  package mutating func add(heldBy supportFile: String) {
    let words = supportFile.split { !$0.isLetter }
    let functions = Set(zip(words, words.dropFirst()).filter { $0.0 == "func" }.map(\.1))
    readsData = readsData || functions.contains("decoded")
    usesContext = usesContext || functions.contains("context")
    foldsTexts = foldsTexts || functions.contains("folded")
  }
}

extension Screen {
  fileprivate func folds(_ name: String, of viewModel: ViewModel, _ expected: Node) -> Bool {
    guard let field = viewModel.field(name) else { return false }
    guard case .list(.viewModel(let model)) = field.type else { return field.isFolded }
    guard let viewModel = self.viewModel(model) else { return false }
    return (expected.elements ?? []).contains { element in
      (element.members ?? []).contains { folds($0.key, of: viewModel, $0.value) }
    }
  }
}

extension Field {
  /// Whether tests compare its text without what differs between systems.
  var isFolded: Bool { usesContext && type.unwrapped == .string }
}
