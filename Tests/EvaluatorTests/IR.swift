import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

@testable import Evaluator

/// A JSON node made from Swift literals, such as `["pages": 3, "title": nil]`.
func node(_ value: Any?) -> Node {
  let here = Location(file: SourceFile(path: "data.json", bytes: []), line: 1, column: 1)
  let result: Node.Value =
    switch value {
    case let bool as Bool: .bool(bool)
    case let integer as Int: .number(String(integer))
    case let text as String: .string(text)
    case let list as [Any?]: .list(list.map(node))
    case let mapping as [String: Any?]:
      .mapping(
        mapping.map { Node.Member(key: $0, keyLocation: here, value: node($1)) }
      )
    default: .null
    }
  return Node(result, at: here)
}

let somewhere = node(nil).location

func property(_ name: String, key: String? = nil, _ type: ValueType) -> ServiceModel.Property {
  ServiceModel.Property(name: name, key: key ?? name, type: type, doc: "", location: somewhere)
}

func declaration(
  _ name: String,
  _ kind: ServiceModel.Declaration.Kind
) -> ServiceModel.Declaration {
  ServiceModel.Declaration(name: name, doc: "", kind: kind, location: somewhere)
}

func screen(
  _ viewModels: [ViewModel] = [],
  language: String = "en"
) -> Screen {
  Screen(
    stem: "X",
    specName: "X.yaml",
    location: somewhere,
    view: "XView",
    layout: .besideView,
    language: language,
    plurals: pluralRules(for: language)!,
    service: ServiceModel(root: .string, declarations: []),
    viewModels: viewModels,
    formatNames: [],
    examples: []
  )
}

func viewModel(_ name: String? = nil, of source: ValueType, _ rules: [String: Rule]) -> ViewModel {
  ViewModel(
    name: name,
    doc: "",
    source: source,
    inputs: [],
    fields: rules.map { name, rule in
      let place = SourceFile(path: "", bytes: []).whole
      return Field(
        name: name,
        doc: "",
        type: .string,
        rule: rule,
        location: place,
        contextUse: .nothing
      )
    }
  )
}

/// A context in which the current time is Thursday 2024-02-29, 22:30 UTC.
func context(_ locale: String = "en_US", timeZone: String = "UTC") -> DisplayContext {
  DisplayContext(
    locale: Locale(identifier: locale),
    timeZone: TimeZone(identifier: timeZone) ?? .ofCalendarDays,
    calendar: Calendar(identifier: .gregorian),
    now: Date(timeIntervalSince1970: 1_709_245_800)
  )
}

func scope(
  locale: String = "en_US",
  timeZone: String = "UTC",
  screen: Screen = screen()
) -> EvaluationScope {
  EvaluationScope(screen: screen, context: context(locale, timeZone: timeZone))
}

func text(_ segments: Text.Segment..., bindings: [Binding] = []) -> Text {
  Text(Text.ID([]), bindings: bindings, segments: segments)
}
