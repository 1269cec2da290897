/// A list with pages of its own that a screen loads in addition to its model.
@MainActor
package final class ScreenSource<Value, Request: Hashable> {
  /// The last response with the later pages.
  package private(set) var value: Value?
  /// The request of the last response.
  package private(set) var request: Request?
  package private(set) var pages: ScreenPages<Value>

  package init(pages: ScreenPages<Value>) { self.pages = pages }

  package var isLoadingMore: Bool { pages.loading.contains(pages.list) }

  /// Shows a response. If it is that of a refresh, the later pages stay below it.
  package func show(_ response: Value?, for request: Request? = nil) {
    let before = self.request == request ? value : nil
    value = response
    self.request = request
    if var response {
      pages.join(&response, before)
      value = response
    } else {
      pages.replace()
    }
  }

  /// Begins to load the next page, and returns its list; `nil` if there is nothing to continue, or
  /// a page is being loaded.
  fileprivate func beginPage() -> Int? {
    value != nil && pages.loading.insert(pages.list).inserted ? pages.list : nil
  }

  fileprivate func endPage(_ page: Value?, of list: Int) {
    if list == pages.list, let page, var value {
      pages.append(page, from: page, to: &value)
      self.value = value
    }
    pages.loading.remove(list)
  }
}

extension ScreenStore {
  /// Loads the next page of a source. Does nothing before it has responded, or while a load or
  /// another of its pages is in progress.
  package func loadMore<Value>(
    of source: ScreenSource<Value, Request>,
    call: @MainActor () async throws -> Value
  ) async {
    guard !isLoading, let list = source.beginPage() else { return }
    onChange()
    var page: Value?
    var failure: (any Error)?
    do {
      page = try await call()
    } catch {
      if list == source.pages.list, !isCancelled(error) { failure = error }
    }
    source.endPage(page, of: list)
    onChange()
    if let failure { onError(failure) }
  }
}
