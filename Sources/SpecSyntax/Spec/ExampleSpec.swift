import DocumentReader
import ViewModelIR

package enum ExampleKey: String, MappingKey {
  case name, fixture, given, inputs, locale, language, timeZone, now, expect

  package static let mapping = "an example"

  package var definition: KeyDefinition {
    switch self {
    case .name: .init(.text, "the test's name")
    case .fixture: .init(.text, "a JSON file")
    case .given:
      .init(
        .anything,
        "JSON inline; with `fixture` a merge patch on it (RFC 7396): `null` is null where the schema requires the member, and removes any other"
      )
    case .inputs:
      .init(
        .either([.text, .names(.anything)]),
        "values for the spec's inputs, or a JSON file of them"
      )
    case .locale: .init(.text, standard: Example.defaultLocale, "the locale that the texts are for")
    case .language:
      .init(
        .text,
        "which of the [languages](translations.md) the texts are in, and the locale where that is not given; the spec's"
      )
    case .timeZone:
      .init(.text, standard: Example.defaultTimeZone, "the time zone that dates are shown in")
    case .now: .init(.text, "the current time, which relative dates count from; a fixed instant")
    case .expect:
      .init(
        .names(.anything),
        isRequired: true,
        "some or all of the fields and what they come out as; nested view models likewise; `null` for nil; `{}` where only the data is to be shown by `preview`"
      )
    }
  }

  package static let choices = [
    KeyChoice([ExampleKey.fixture], allowed: Array(allCases)),
    KeyChoice([ExampleKey.given], allowed: Array(allCases)),
  ]

  package static let snippets = [
    Snippet("example", "name: $1", "fixture: fixtures/$2.json", "expect:", "  $3: $4")
  ]
}

extension Spec {
  package struct ExampleSpec: Sendable {
    package var name: String?
    package var location: Location
    package var fixture: File?
    package var given: Node?
    package var inputs: Inputs
    package var locale: Node?
    package var language: Node?
    package var timeZone: Node?
    package var now: Node?
    package var expect: [Node.Member]

    package enum Inputs: Sendable {
      case given([Node.Member])
      case inFile(File)
      /// Nobody knows: what it says was an error.
      case unknown

      fileprivate var file: File? { if case .inFile(let file) = self { file } else { nil } }
    }

    /// The files that the example names.
    package var files: [File] { [fixture, inputs.file].compactMap { $0 } }
  }

  /// A file, and where the spec names it.
  package struct File: Sendable {
    package let path: String
    package let location: Location

    fileprivate init(_ name: Node) {
      path = resolvedPath(name.text ?? "", besides: name.location.file.path)
      location = name.location
    }
  }
}

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
    fixture: keys.scalar(.fixture, into: &diagnostics).map { Spec.File($0) },
    given: keys[.given],
    inputs: keys[.inputs].map { readInputs($0, into: &diagnostics) } ?? .given([]),
    locale: keys.scalar(.locale, into: &diagnostics),
    language: keys.scalar(.language, into: &diagnostics),
    timeZone: keys.scalar(.timeZone, into: &diagnostics),
    now: keys.scalar(.now, into: &diagnostics),
    expect: keys.members(.expect, into: &diagnostics)
  )
}

private func readInputs(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.ExampleSpec.Inputs {
  if node.isTold { return .unknown }
  if let members = node.members { return .given(members) }
  if node.text != nil { return .inFile(Spec.File(node)) }
  diagnostics.append(
    .wrongType(node, what: "'inputs'", expected: "a mapping or the name of a JSON file")
  )
  return .unknown
}
