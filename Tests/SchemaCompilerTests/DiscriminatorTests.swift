import Testing

/// Tests the diagnostics for discriminators that cannot work as intended.
struct DiscriminatorTests {
  /// The diagnostics for a union of `Cat` and `Dog` with this discriminator. Both have a `petType`; `sound` is a constant of `Cat`.
  private func pets(_ discriminator: String) -> String {
    messages(
      """
      title: Pet
      oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }]
      discriminator: \(discriminator)
      $defs:
        Cat: { type: object, required: [petType], properties: { petType: { type: string }, sound: { const: meow } } }
        Dog: { type: object, required: [petType], properties: { petType: { type: string } } }
      """
    )
  }

  @Test(arguments: [
    ("{ propertyName: petType }", ""),
    (
      "{ propertyName: petType, mapping: { cat: '#/$defs/Cat', dog: '#/$defs/Dgo' } }",
      "3:77: $ref '#/$defs/Dgo' cannot be resolved: did you mean 'Dog'?"
    ),
    (
      "{ propertyName: petTyp }",
      "3:32: no alternative has a property 'petTyp': did you mean 'petType'?"
    ),
    (
      "{ mapping: { cat: '#/$defs/Cat', dog: '#/$defs/Dog' } }",
      "3:16: 'discriminator' needs 'propertyName': add the key whose value identifies the alternative"
    ),
  ])
  func mistakesAreReported(discriminator: String, expected: String) {
    #expect(pets(discriminator) == expected)
  }

  @Test func equalValuesOfTwoAlternativesAreReported() {
    let output = messages(
      """
      title: Pet
      oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }]
      discriminator: { propertyName: kind }
      $defs:
        Cat: { type: object, required: [kind], properties: { kind: { const: cat } } }
        Dog: { type: object, required: [kind], properties: { kind: { const: cat }, legs: { type: integer } } }
      """
    )
    let expected =
      "3:32: 'kind' is 'cat' in two alternatives, so the decoder tries each alternative in turn: map each value to its schema in 'mapping'"
    #expect(output == expected)
  }

  /// Without a mapping, what the alternatives say about the key decides: their names do only if they say nothing.
  @Test(arguments: [
    ("{ const: sea }", "{ enum: [air] }", #"Route by by: ship["sea"] Ship | plane["air"] Plane"#),
    (
      "{ const: sea }", "{ enum: [air, jet] }",
      #"Route by by: ship["sea"] Ship | plane["air", "jet"] Plane"#
    ),
    (
      "{ type: string }", "{ type: string }",
      #"Route by by: ship["Ship"] Ship | plane["Plane"] Plane"#
    ),
    ("{ const: sea }", "{ type: string }", "Route: ship Ship | plane Plane"),
    (
      "{ enum: [Ship, Plane] }", "{ enum: [Ship, Plane] }",
      #"Route by by: ship["Ship"] Ship | plane["Plane"] Plane"#
    ),
  ])
  func constantsDecide(ship: String, plane: String, expected: String) {
    let output = types(
      """
      title: Route
      discriminator: { propertyName: by }
      oneOf: [{ $ref: '#/$defs/Ship' }, { $ref: '#/$defs/Plane' }]
      $defs:
        Ship: { type: object, properties: { by: \(ship) } }
        Plane: { type: object, properties: { by: \(plane) } }
      """
    )
    #expect(output.contains(expected), "\(output)")
  }

  private func messages(_ schema: String) -> String {
    compiled(schema).1.map { "\($0.location.line):\($0.location.column): \($0.message)" }
      .joined(separator: "\n")
  }
}
