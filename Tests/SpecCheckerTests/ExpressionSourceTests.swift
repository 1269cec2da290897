import TestSupport
import Testing
import ViewModelIR

struct ExpressionSourceTests {
  @Test func typedExpressionsHaveTheirSourceRange() throws {
    let (screen, problems) = compiled(
      spec: """
        display:
          a: { value: "(owner?.name ?? 'x').count + 1" }
          b:
            cases:
              - { when: owner != nil, text: "{owner.name}" }
              - { text: "" }

        """
    )
    #expect(problems == [])
    let viewModel = try #require(screen?.viewModels.first)
    guard case .value(let value) = viewModel.fields[0].rule,
      case .cases(let branches) = viewModel.fields[1].rule
    else {
      Issue.record("the rules are not a value and cases")
      return
    }
    func texts(_ expression: TypedExpression) -> [String] {
      [expression.source?.location.text ?? "-"] + expression.children.flatMap(texts)
    }
    #expect(
      texts(value) == [
        "(owner?.name ?? 'x').count + 1", "(owner?.name ?? 'x').count", "(owner?.name ?? 'x')",
        "owner?.name", "owner", "-", "'x'", "1",
      ]
    )
    // `owner` is a variable here, bound by the condition. Its source range is still that of the property in the text.
    #expect(branches.first?.rule?.expressions.flatMap(texts) == ["owner.name", "owner"])
  }
}
