import DocumentReader
import ViewModelIR

package enum ExampleKey: String, MappingKey {
  case name, fixture, given, inputs, functions, locale, language, timeZone, now, expect, platform

  package static let mapping = "an example"

  package var definition: KeyDefinition {
    switch self {
    case .name: .init(.text, "the name of the test")
    case .fixture: .init(.text, "the path of a JSON file with the data")
    case .given:
      .init(
        .anything,
        "the data itself; with `fixture`, a merge patch for its data (RFC 7396), in which `null` removes a member, or is kept if the schema requires the member"
      )
    case .inputs:
      .init(
        .either([.text, .names(.anything)]),
        "`name: value`, the values of the spec's inputs, or the path of a JSON file that has them"
      )
    case .functions:
      .init(
        .names(
          .either([.names(.anything), .list(.mapping(FunctionValueKey.self))])
        ),
        "`name: { argument: result }`, what [functions of the app](#functions-of-the-app) give; all examples of the spec use these values"
      )
    case .locale: .init(.text, standard: Example.defaultLocale, "the locale of the texts")
    case .language:
      .init(
        .text,
        "the [language](translations.md) of the texts, by default the spec's; without `locale` it also determines the locale"
      )
    case .timeZone:
      .init(.text, standard: Example.defaultTimeZone, "the time zone of the dates")
    case .now:
      .init(
        .text,
        "the current time, from which relative dates are computed; by default a fixed instant"
      )
    case .expect:
      .init(
        .names(.anything),
        isRequired: true,
        "`field: value`, the expected values of any of the fields, also of nested view models; `null` for nil; `{}` to test nothing, for example if the data is only for `preview`"
      )
    case .platform:
      .init(
        .mapping(PlatformKey.self),
        "`android: { field: text }`, the texts that Android shows instead of those in `expect`, for [Kotlin's tests](kotlin.md#where-androids-texts-differ)"
      )
    }
  }

  package static let choices = [
    KeyChoice([ExampleKey.fixture], allowed: Array(allCases)),
    KeyChoice([ExampleKey.given], allowed: Array(allCases)),
    // A screen that loads nothing has no data.
    KeyChoice([ExampleKey.expect], allowed: allCases.filter { $0 != .fixture && $0 != .given }),
  ]

  package static let snippets = [
    Snippet("example", "name: $1", "fixture: fixtures/$2.json", "expect:", "  $3: $4")
  ]
}

/// The platforms whose texts can differ from those that the evaluator computes.
package enum PlatformKey: String, MappingKey {
  case android

  package static let mapping = "'platform'"

  package var definition: KeyDefinition {
    switch self {
    case .android:
      .init(
        .names(.anything),
        "`field: text`, the texts that differ, by their fields"
      )
    }
  }
}

extension Spec {
  package struct ExampleSpec: Sendable {
    package var name: String?
    package var location: Location
    package var fixture: File?
    package var given: Node?
    package var inputs: Inputs
    package var functions: [FunctionValues]
    package var locale: Node?
    package var language: Node?
    package var timeZone: Node?
    package var now: Node?
    package var expect: [Node.Member]
    /// The expectations that differ on a platform.
    package var platforms: [Platform: [Node.Member]]

    package enum Inputs: Sendable {
      case given([Node.Member])
      case inFile(File)
      /// The value was invalid, which has been reported.
      case unknown

      fileprivate var file: File? { if case .inFile(let file) = self { file } else { nil } }
    }

    /// The files that the example refers to.
    package var files: [File] { [fixture, inputs.file].compactMap { $0 } }
  }

  /// A file that the spec refers to, with the location of the reference.
  package struct File: Sendable {
    package let path: String
    package let location: Location

    init(_ name: Node) {
      path = resolvedPath(name.text ?? "", relativeTo: name.location.file.path)
      location = name.location
    }
  }
}

/// Reads an entry of `examples`.
///
/// - Parameter needsData: Whether the spec is about data of a service.
func readExample(
  _ node: Node,
  needsData: Bool,
  into diagnostics: inout [Diagnostic]
) -> Spec.ExampleSpec? {
  guard let keys = KeyReader<ExampleKey>(node, into: &diagnostics) else { return nil }
  if needsData, keys[.fixture] == nil, keys[.given] == nil, !keys.isMisspelled(.fixture),
    !keys.isMisspelled(.given)
  {
    diagnostics.append(.missingKey("given", in: "an example without 'fixture'", at: node.location))
  }
  return Spec.ExampleSpec(
    name: keys.text(.name, into: &diagnostics),
    location: node.location,
    fixture: keys.scalar(.fixture, into: &diagnostics).map { Spec.File($0) },
    given: keys[.given],
    inputs: keys[.inputs].map { readInputs($0, into: &diagnostics) } ?? .given([]),
    functions: readFunctionValues(
      keys.members(.functions, into: &diagnostics),
      into: &diagnostics
    ),
    locale: keys.scalar(.locale, into: &diagnostics),
    language: keys.scalar(.language, into: &diagnostics),
    timeZone: keys.scalar(.timeZone, into: &diagnostics),
    now: keys.scalar(.now, into: &diagnostics),
    expect: keys.members(.expect, into: &diagnostics),
    platforms: keys[.platform].map { readPlatforms($0, into: &diagnostics) } ?? [:]
  )
}

private func readPlatforms(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> [Platform: [Node.Member]] {
  guard let keys = KeyReader<PlatformKey>(node, into: &diagnostics) else { return [:] }
  return [.android: keys.members(.android, into: &diagnostics)]
}

private func readInputs(
  _ node: Node,
  into diagnostics: inout [Diagnostic]
) -> Spec.ExampleSpec.Inputs {
  if node.isReported { return .unknown }
  if let members = node.members { return .given(members) }
  if node.text != nil { return .inFile(Spec.File(node)) }
  diagnostics.append(
    .wrongType(node, what: "'inputs'", expected: "a mapping or the name of a JSON file")
  )
  return .unknown
}
