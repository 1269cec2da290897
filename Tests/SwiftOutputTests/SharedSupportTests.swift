import Foundation
import OutputInterface
import TestSupport
import Testing

@testable import SwiftOutput

/// Support code that several modules share.
@Suite struct SharedSupportTests {
  @Test func libraryIsUpToDate() throws {
    let file = Repository.root.appending(path: "Sources/ViewModelSupport/PluralCategory.swift")
    let text =
      "// Generated with RECORD=1 from CLDR's rules. Do not edit.\n\n" + SupportNeeds.libraryOnly
    if Repository.isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record(Repository.recorded)
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func filesImportTheModuleThatHasTheSupport() throws {
    var options = RenderOptions(module: "Shop")
    options.support = .module("Core")
    let uses = RenderedText(
      pieces: [Array("import Combine\nimport Foundation\n\nlet a = 1\n".utf8)],
      needs: [.helper("DisplayContext")]
    )
    let files = options.linking([
      RenderedFile(.source, name: "A.swift", body: uses),
      RenderedFile(.source, name: "B.swift", body: "let b = 1\n"),
      RenderedFile(.test, name: "C.swift", body: "let c = 1\n"),
    ])
    let texts = files.map(\.body.string)
    #expect(
      texts[0].hasPrefix("import Combine\nimport Core\nimport Foundation\n\nlet a = 1\n\n///")
    )
    #expect(texts[0].contains("\nprivate typealias SupportVersion = SameVersionOfSupport_"))
    #expect(texts[1...] == ["let b = 1\n", "import Core\n\nlet c = 1\n"])
  }

  @Test func moduleOfTokensHasNoHelpers() {
    var needs = SupportNeeds([.helper("DisplayContext"), .plural(language: "en", ofDigits: false)])
    needs.tokens = ["Tint": ["red"]]
    var options = RenderOptions(module: "Shop")
    options.support = .module("Core")
    let text = renderSupport(needs, options: options)?.string
    #expect(text?.contains("enum Tint") == true && text?.contains("DisplayContext") == false)
  }
}
