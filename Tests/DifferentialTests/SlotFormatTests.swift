import DocumentReader
import OutputInterface
import TestSupport
import Testing
import ViewModelIR

@testable import KotlinOutput
@testable import SwiftOutput
@testable import Workspace

/// A translated text formats its values as other texts do, with all formats and options: `DifferentialTests` requires them in `Specs`.
@Suite(.slow) struct SlotFormatTests {
  private let screens: [Screen]

  init() throws {
    var diagnostics: [Diagnostic] = []
    let workspace = Workspace(in: SwiftLanguage.self)
    let specs = [DifferentialTests.specs.path]
    let groups = selectSpecs(specs, flags: Settings(), in: workspace.files, into: &diagnostics)
    screens = groups.flatMap {
      workspace.compiled($0, isTranslated: false, into: &diagnostics).screens
    }
    try #require(screens.count > 20)
  }

  @Test func inKotlin() {
    for screen in screens {
      let kotlin = KotlinScreen(screen, TwinOptions(package: "a"))
      for (value, format) in screen.formattedParts {
        let text = Text(translated: value, format)
        let functions = ScreenFunctions(kotlin, [(owner: "", rule: .text(text))])
        let texts = KotlinOutput.TextWriter(
          expressions: .init(screen: kotlin, functions: functions, context: "")
        )
        guard let formatted = try? texts.code(value, format) else { continue }
        #expect((try? texts.code(text)) == .call("fieldText", [formatted]))
      }
    }
  }

  @Test func inSwift() {
    for screen in screens {
      let formats = FormatFunctions(screen)
      for (value, format) in screen.formattedParts {
        let text = Text(translated: value, format)
        var functions = SwiftOutput.TextFunctions()
        functions.add(text)
        let texts = SwiftOutput.TextWriter(screen, formats, functions)
        let arguments = [Code.argument("with", texts.code(value, format))]
        guard case .chain(_, let links) = texts.code(text) else {
          Issue.record("\(value.path) is not passed to the text's function")
          continue
        }
        #expect(links == [.call(".filled", arguments)])
      }
    }
  }
}

extension Screen {
  fileprivate var formattedParts: [(value: TypedExpression, format: ViewModelIR.Format)] {
    viewModels.flatMap(\.rules).flatMap(\.rule.formattedParts)
  }
}

extension Text {
  /// A text whose only word is the placeholder for a value.
  fileprivate init(translated value: TypedExpression, _ format: ViewModelIR.Format) {
    self.init(
      ID(["field"]),
      segments: [.value(value, format)],
      translation: Translation(
        key: "Screen.field",
        slots: [TextSlot(value, format)],
        variants: [.init(exact: [], source: .words([.slot(0)]), patterns: [:])]
      )
    )
  }
}
