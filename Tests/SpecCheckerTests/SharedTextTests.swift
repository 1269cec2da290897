import Testing
import ViewModelIR

/// Tests where texts of `let` can stand in `screen`.
struct SharedTextTests {
  @Test(arguments: [
    ("{label}", "3 things"), ("No {label}", "No 3 things"), ("{twice}!", "3 things of {name}!"),
  ])
  func textOfAScreenContainsTheText(text: String, expected: String) {
    let (screen, problems) = screen("onSuccess: { toast: \"\(text)\" }")
    #expect(problems.filter { !$0.contains("warning") } == [])
    let toast = screen?.presenter?.actions.first?.notices.first?.texts.first?.text
    #expect(toast?.words == expected.replacing("3", with: "{count}"))
  }

  /// A text that only `screen` uses is not reported as unused.
  @Test func textThatOnlyTheScreenUsesIsUsed() {
    #expect(screen("onSuccess: { toast: \"{twice}\" }").problems == [])
    #expect(
      screen("onSuccess: { toast: Done }").problems.map { $0.prefix(10) } == ["3:3: warni"]
    )
  }

  @Test(arguments: [
    (
      "when: label != ''",
      "'label' is a text of 'let', which in 'screen' only texts can contain, as in '{label}': write its expression here"
    ),
    (
      "onSuccess: { toast: \"{label | uppercase} {twice}\" }",
      "'label' is a text of 'let', which in 'screen' only texts can contain, as in '{label}': write its expression here"
    ),
    (
      "onSuccess: { toast: \"{choice} {twice}\" }",
      "'choice' is a value of 'let' that only fields can use: write its expression here"
    ),
  ])
  func otherUsesAreRefused(keys: String, expected: String) {
    let problems = screen(keys).problems.filter { !$0.contains("warning") }
    #expect(problems.count == 1)
    #expect(problems.first?.contains(expected) == true, "\(problems)")
  }

  /// A parameter hides a text of the same name.
  @Test func parameterHidesTheText() {
    let keys = "parameters: { label: Int }, onSuccess: { toast: \"{label} {twice}\" }"
    let (screen, problems) = screen(keys)
    #expect(problems == [])
    let toast = screen?.presenter?.actions.first?.notices.first?.texts.first?.text
    #expect(toast?.words == "{label} {count} things of {name}")
  }

  private func screen(_ keys: String) -> (screen: Screen?, problems: [String]) {
    compiled(
      spec: """
        let:
          label: { text: "{count} things" }
          twice: { text: "{label} of {name}" }
          choice: { cases: [{ when: isOpen, text: Open }, { text: "{label}" }] }
        display:
          a: "{label} {choice}"
        screen:
          service: ShopService
          load: { call: shop }
          errors: { default: Sorry }
          actions:
            send: { call: send, \(keys) }
        """
    )
  }
}

extension Text {
  /// The text with the names of its values in braces.
  fileprivate var words: String {
    segments.map { segment in
      switch segment {
      case .literal(let literal): literal
      case .value(let value, _): "{\(value.path)}"
      }
    }.joined()
  }
}
