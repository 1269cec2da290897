import Testing
import ViewModelIR

@Suite struct FunctionDefinitionTests {
  @Test(arguments: TypedExpression.Function.allCases)
  func sampleStartsWithTheNameOfTheFunction(function: TypedExpression.Function) {
    let definition = function.definition
    #expect(definition.sample.hasPrefix(function.rawValue))
  }
}
