import DocumentReader
import ViewModelIR

package enum MoreKey: String, MappingKey {
  case when, until, size, call, with, append, prepend, progress

  package static let mapping = "'more'"
  package static let choices = [MoreKey.append, .prepend].map { list in
    KeyChoice([list], allowed: [.when, .until, .size, .call, .with, .progress, list])
  }

  package var definition: KeyDefinition {
    switch self {
    case .when:
      .init(.text, "a condition on the service's model that is true if there is a next page")
    case .until:
      .init(
        .word(of: MoreEnd.self),
        "`short` if the list ends with a response that has fewer elements than `size`"
      )
    case .size: .init(.count, "the number of elements of a full page, with `until: short`")
    case .call:
      .init(
        .text,
        isRequired: true,
        "the name of the service's function, which returns the service's model, as for `load`"
      )
    case .with:
      .init(
        LoadKey.with.shape,
        isRequired: true,
        "`label: expression`, the arguments of the call, which can also use the service's model and the element from which the list goes on: `last`, or `first` with `prepend`; if an argument that uses one of them is nil, there is no next page"
      )
    case .append:
      .init(
        .text,
        "the list to which the page's elements are added at the end, `self` or a property; its rows must have an `id`"
      )
    case .prepend:
      .init(.text, "instead of `append`: the list to which they are added at the start")
    case .progress: .init(.text, "a Bool in the spec's `state` that is true while the call runs")
    }
  }
}

/// How a list of pages can end, if no condition says so.
package enum MoreEnd: String, CaseIterable, Sendable { case short }

extension Spec.Presenter {
  package struct More: Sendable {
    package var condition: SpecExpression?
    /// The number of elements of a full page, if a shorter one is the last.
    package var size: Int?
    package var call: Call
    package var list: SpecExpression
    /// Whether pages are added at the start of the list.
    package var isPrepended: Bool
    package var progress: Node?
  }
}

func readMore(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.More? {
  guard let keys = KeyReader<MoreKey>(node, into: &diagnostics) else { return nil }
  let size = readSize(keys, into: &diagnostics)
  let place = keys[.prepend] != nil ? MoreKey.prepend : .append
  guard keys.node(.with) != nil, let call = readCall(.call, .with, keys, into: &diagnostics),
    keys.require(place, into: &diagnostics) != nil,
    let list = keys.expression(place, into: &diagnostics)
  else { return nil }
  if let append = keys[.append], let prepend = keys[.prepend] {
    diagnostics.append(.pagesAtBothEnds(first: append.location, at: prepend.location))
  }
  return .init(
    condition: keys.expression(.when, into: &diagnostics),
    size: size,
    call: call,
    list: list,
    isPrepended: place == .prepend,
    progress: keys.scalar(.progress, into: &diagnostics)
  )
}

/// Reads `until` and `size`, which need each other.
private func readSize(
  _ keys: KeyReader<MoreKey>,
  into diagnostics: inout [Diagnostic]
) -> Int? {
  let end: MoreEnd? = keys.word(.until, into: &diagnostics)?.value
  if let node = keys[.size], keys[.until] == nil, !keys.isMisspelled(.until) {
    diagnostics.append(.sizeWithoutUntil(at: node.location))
  }
  if let until = keys[.until], let when = keys[.when] {
    diagnostics.append(.untilWithWhen(first: until.location, at: when.location))
  }
  guard end != nil, keys.require(.size, into: &diagnostics) != nil else { return nil }
  return readCount(keys, .size, of: "elements of a full page, such as 40", into: &diagnostics)
}
