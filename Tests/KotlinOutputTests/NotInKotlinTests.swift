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
    let head = "service: { schema: ../Order.schema.yaml }\ndisplay: { aURL: { value: a }"
    try folder.write("view: GoodView\n\(head) }\n", to: "specs/Good.yaml")
    try folder.write("view: BadView\n\(head), aUrl: { value: a } }\n", to: "specs/Bad.yaml")
    let errors = try generateKotlin(in: folder.path("specs"))
    #expect(errors.map { $0.prefix { $0 != "," } } == ["Bad.yaml:3:32: 'aUrl' next to 'aURL'"])
    #expect(try folder.names("Kotlin") == ["GoodUiState.kt", "OrderModel.kt"])
    #expect(try folder.names("Swift") == ["GoodViewModel.swift", "OrderServiceModel.swift"])
  }

  @Test func typesOfOneScreenMustDiffer() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      output: Swift
      tests: SwiftTests
      kotlin: { output: Kotlin, tests: KotlinTests, package: a.b, rename: { Order: OrderUiState } }

      """,
      to: "viewmodelgen.yaml"
    )
    try folder.write(
      "{ title: Order, type: object, required: [a], properties: { a: { type: string } } }",
      to: "Order.schema.yaml"
    )
    let service = "service: { schema: ../Order.schema.yaml }"
    try folder.write(
      "view: OrderView\n\(service)\ndisplay: { a: { value: a } }\n",
      to: "specs/A.yaml"
    )
    let errors = try generateKotlin(in: folder.path("specs"))
    #expect(
      errors.map { $0.prefix { $0 != ";" } } == [
        "A.yaml:1:7: a type of the service with the name 'OrderUiState' of another type "
          + "cannot be written in Kotlin yet"
      ]
    )
  }

  /// Private members and constants of the presenter make way for the names of a spec, those that the screen uses do not.
  @Test func namesOfMembersAreReportedWhereTheyStand() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "output: Swift\ntests: SwiftTests\nkotlin: { output: Kotlin, tests: KotlinTests, package: a.b }\n",
      to: "viewmodelgen.yaml"
    )
    try folder.write(
      "{ title: Order, type: object, required: [a], properties: { a: { type: string } } }",
      to: "Order.schema.yaml"
    )
    let spec = """
      view: OrderView
      service: { schema: ../Order.schema.yaml }
      inputs: { content: String, old: String, error: String }
      display: { text: "{a} {content} {old} {error}" }
      screen:
        service: OrderService
        load: { call: order, with: { request: request } }
        local: { content: "", old: "", error: "", request: "", phase: "" }
        errors: { default: "Sorry {error}" }
        actions:
          notify: { event: list }
          setOld: { event: list }

      """
    try folder.write(spec, to: "specs/Order.yaml")
    let errors = try generateKotlin(in: folder.path("specs"))
    #expect(
      errors.map { $0.prefix { $0 != ";" } } == [
        "Order.yaml:12:5: the name 'setOld', which the setter of 'old' uses, cannot be written in Kotlin yet"
      ]
    )
    try folder.write(spec.replacing("setOld", with: "wait"), to: "specs/Order.yaml")
    #expect(try generateKotlin(in: folder.path("specs")) == [])
  }

  /// Swift tells the functions of a service apart by their labels, and Kotlin only by their types.
  @Test func functionsOfSeveralScreensMustDifferInTheirTypes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "output: Swift\ntests: SwiftTests\nkotlin: { output: Kotlin, tests: KotlinTests, package: a.b }\n",
      to: "viewmodelgen.yaml"
    )
    try folder.write(
      "{ title: Feed, type: object, required: [a], properties: { a: { type: string } } }",
      to: "Feed.schema.yaml"
    )
    for (view, label) in [("New", "after"), ("Old", "before")] {
      let spec = """
        view: \(view)View
        service: { schema: ../Feed.schema.yaml }
        display: { text: "{a}" }
        screen:
          service: FeedService
          inputs: { id: String }
          load: { call: feed, with: { \(label): id } }
          errors: { default: No. }

        """
      try folder.write(spec, to: "specs/\(view).yaml")
    }
    let errors = try generateKotlin(in: folder.path("specs"))
    #expect(
      errors.map { $0.prefix { $0 != "," } } == [
        "Old.yaml:7:17: 'feed(before:)' next to 'feed(after:)'"
      ]
    )
  }
}
