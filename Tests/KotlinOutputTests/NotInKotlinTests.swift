import TestSupport
import Testing

@Suite struct NotInKotlinTests {
  /// Tests/GoldenTests/Diagnostics/kotlin-not-yet has the messages.
  @Test func nothingOfTheSpecIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "output: Swift\ntests: SwiftTests\nkotlin: { output: Kotlin, tests: KotlinTests, package: a.b }\n",
      to: "viewmodelgen.yaml"
    )
    try folder.write(
      "{ title: Order, type: object, required: [a], properties: { a: { type: string } } }",
      to: "Order.schema.yaml"
    )
    let head = "service: { schema: ../Order.schema.yaml }\ndisplay: { a: { value: "
    try folder.write("view: GoodView\n\(head)a } }\n", to: "specs/Good.yaml")
    try folder.write("view: BadView\n\(head)a.url } }\n", to: "specs/Bad.yaml")
    let errors = try generateKotlin(in: folder.path("specs"))
    #expect(errors.map { $0.prefix { $0 != "'" } } == ["Bad.yaml:3:24: the function "])
    #expect(try folder.names("Kotlin") == ["GoodUiState.kt", "OrderModel.kt"])
    #expect(try folder.names("Swift") == ["GoodViewModel.swift", "OrderServiceModel.swift"])
  }
}
