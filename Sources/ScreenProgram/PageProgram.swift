import ViewModelIR

/// The function that loads the next page of the model, or of a source with pages of its own.
package struct PageProgram: Sendable {
  package let more: Presenter.More
  package let source: Presenter.Source?
  package let readsContext: Bool
  /// What must hold so that there is a next page, in this order.
  package let required: [Requirement]

  package enum Requirement: Sendable {
    /// The last page that was loaded does not end the list.
    case page
    /// The values that the shown content was loaded with. They stand for the locals.
    case request
    case model
    /// The element from which the list goes on: its last one, or its first one if pages are added there.
    case edge
    case condition(TypedExpression)
    /// An argument that is not `nil`, by its index.
    case argument(Int)
  }

  /// Returns the program for the model's pages, and those for the pages of sources.
  package static func all(of presenter: Presenter) -> [Self] {
    let pages = [(presenter.more, nil)] + presenter.sources.map { ($0.more, $0) }
    return pages.compactMap { more, source in
      more.map { Self($0, of: source, in: presenter) }
    }
  }

  private init(_ more: Presenter.More, of source: Presenter.Source?, in presenter: Presenter) {
    let read = more.call.arguments.map(\.value) + [more.condition].compactMap { $0 }
    let readsEdge = read.contains { more.readsEdge($0) }
    var required: [Requirement] = []
    if more.endsWithEmptyPage || more.size != nil { required.append(.page) }
    if presenter.readsRequest(read) { required.append(.request) }
    if readsEdge || read.contains(where: \.readsModel) { required.append(.model) }
    if readsEdge { required.append(.edge) }
    if let condition = more.condition { required.append(.condition(condition)) }
    required += more.call.arguments.indices.filter { more.canEnd(with: more.call.arguments[$0]) }
      .map(Requirement.argument)
    self.more = more
    self.source = source
    self.required = required
    readsContext = read.contains(where: \.readsContext)
  }
}
