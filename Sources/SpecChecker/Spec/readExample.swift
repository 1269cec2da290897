import DocumentReader

/// One entry of `examples`.
func readExample(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.ExampleSpec? {
  guard let keys = KeyReader<ExampleKey>(node, into: &diagnostics) else { return nil }
  if keys[.fixture] == nil, keys[.given] == nil, !keys.isMisspelt(.fixture),
    !keys.isMisspelt(.given)
  {
    diagnostics.append(.missingKey("given", in: "an example without 'fixture'", at: node.location))
  }
  return Spec.ExampleSpec(
    name: keys.text(.name, into: &diagnostics),
    location: node.location,
    fixture: keys.scalar(.fixture, into: &diagnostics),
    given: keys[.given],
    inputs: keys[.inputs],
    locale: keys.scalar(.locale, into: &diagnostics),
    language: keys.scalar(.language, into: &diagnostics),
    timeZone: keys.scalar(.timeZone, into: &diagnostics),
    now: keys.scalar(.now, into: &diagnostics),
    expect: keys.members(.expect, into: &diagnostics)
  )
}
