// MARK: ScreenPages
/// A list that is loaded page by page.
public nonisolated struct ScreenPages<Model> {
  /// Whether there may be a next page: the last one added an element to the list and was not
  /// shorter than a full page.
  public private(set) var hasMore = true
  /// The number of the current list. A page is added only to the list that it was requested for.
  private(set) var list = 0
  /// The lists that a page is being loaded for.
  var loading: Set<Int> = []
  private var isExtended = false
  private let isShort: (Model) -> Bool
  /// Copies the cursor of the next page from another model.
  let copyCursor: (inout Model, _ other: Model) -> Void
  private let removeDuplicates: (inout Model) -> Void
  private let addTail: (inout Model, _ before: Model) -> Bool
  private let addPage: (inout Model, _ page: Model, _ response: Model) -> Bool

  /// Creates a value for a screen without pages.
  init() {
    isShort = { _ in false }
    copyCursor = { _, _ in }
    removeDuplicates = { _ in }
    addTail = { _, _ in false }
    addPage = { _, _, _ in false }
  }

  /// - Parameters:
  ///   - isBefore: Whether pages are added at the start of the list.
  ///   - size: The number of elements of a full page, if a shorter response is the last page.
  ///   - copyCursor: Copies the cursor of the next page from another model.
  public init<Element, ID>(
    of list: ScreenList<Model, Element, ID>,
    atStart isBefore: Bool = false,
    size: Int = 0,
    copyCursor: @escaping (inout Model, _ other: Model) -> Void
  ) {
    isShort = { list.elements($0).count < size }
    self.copyCursor = copyCursor
    removeDuplicates = { model in
      var known: Set<ID> = []
      list.update(&model) { $0.removeAll { !known.insert(list.id($0)).inserted } }
    }
    addTail = { model, before in
      let elements = list.elements(model)
      let known = Set(elements.map(list.id))
      let old = list.elements(before)
      let isNew = { (element: Element) in !known.contains(list.id(element)) }
      let tail =
        isBefore ? Array(old.prefix(while: isNew)) : old.reversed().prefix(while: isNew).reversed()
      guard !tail.isEmpty, tail.count < old.count else { return false }
      copyCursor(&model, before)
      list.update(&model) { $0 = isBefore ? tail + elements : elements + tail }
      return true
    }
    addPage = { model, page, response in
      let elements = list.elements(model)
      var known = Set(elements.map(list.id))
      let isNew = list.elements(response).contains { !known.contains(list.id($0)) }
      let new = list.elements(page).filter { known.insert(list.id($0)).inserted }
      copyCursor(&model, page)
      list.update(&model) { $0 = isBefore ? new + elements : elements + new }
      return isNew
    }
  }

  /// Adds the later pages of the previous model to a new first page. If the two do not overlap, or
  /// the first page is the last one, the later pages are dropped.
  mutating func join(_ model: inout Model, _ before: Model?) {
    let isLast = isShort(model)
    removeDuplicates(&model)
    if !isLast, isExtended, let before, addTail(&model, before) { return }
    replace()
    hasMore = !isLast
  }

  mutating func replace() {
    list += 1
    isExtended = false
  }

  /// - Parameters:
  ///   - page: The response with the changes that it may not include.
  mutating func append(_ page: Model, from response: Model, to model: inout Model) {
    hasMore = addPage(&model, page, response) && !isShort(response)
    isExtended = true
  }
}

extension ScreenStore {
  public var isLoadingMore: Bool { pages.loading.contains(pages.list) }

  /// Loads the next page. Does nothing before there is content, or while a load or another page is
  /// in progress.
  ///
  /// - Parameter onFailure: How to handle the error of the call.
  public func loadMore(
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Model
  ) async {
    let list = pages.list
    guard shown != nil, !isLoading, pages.loading.insert(list).inserted else { return }
    let begun = timeline.beginCall()
    onChange()
    var failure: (any Error)?
    do {
      let response = try await call()
      if list == pages.list {
        timeline.add(response, begun: begun) { pages.append($1, from: response, to: &$0) }
      }
    } catch {
      if list == pages.list, !isCancelled(error) { failure = error }
    }
    pages.loading.remove(list)
    timeline.endCall(begun)
    onChange()
    if let failure { report(failure, onFailure) }
  }
}
