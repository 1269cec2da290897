extension ReferenceScreen {
  enum Phase: Equatable {
    case idle, loading
    case failed(Int)
    case content(Board)
  }

  var phase: Phase {
    if let shown { return .content(shown) }
    if loads.contains(where: mayBeShown) { return .loading }
    return failure.map(Phase.failed) ?? .idle
  }

  var isLoadingMore: Bool { base.map { base in pages.contains { $0.list == base.list } } ?? false }

  func mayBeShown(_ load: Load) -> Bool {
    !isOlder(load) && (load.request == currentRequest || !isCurrentRequestDone)
  }

  private func isOlder(_ load: Load) -> Bool {
    (history + [base].compactMap(\.self)).contains { base in
      base.answered == nil
        ? load.begun < base.seen : load.begun < base.time && load.request == base.request
    }
  }

  /// Whether only responses to the current request may be shown.
  private var isCurrentRequestDone: Bool {
    hidesOtherContent
      || finished.contains { $0.request == currentRequest && $0.time > currentRequestTime }
      || base.map { $0.request == currentRequest } ?? false
  }

  mutating func beginLoad(
    _ operation: Int,
    for request: Int?,
    isSilent: Bool,
    isHeld: Bool,
    keep: Bool
  ) {
    let begun = tick()
    if !keep, let base, base.request != request {
      history.append(base)
      self.base = nil
    }
    if request != currentRequest {
      currentRequestTime = begun
      hidesOtherContent = false
    }
    if !keep { hidesOtherContent = true }
    currentRequest = request
    loads.append(
      Load(
        operation: operation,
        begun: begun,
        request: request,
        isSilent: isSilent,
        isHeld: isHeld
      )
    )
  }

  /// - Parameters:
  ///   - response: The response, or `nil` if the load failed.
  /// - Returns: Whether the response is shown.
  mutating func endLoad(_ operation: Int, with response: Board?, isCancelled: Bool) -> Bool {
    let time = tick()
    defer { settle() }
    guard let index = loads.firstIndex(where: { $0.operation == operation }) else { return false }
    let load = loads[index]
    let mayBeShown = mayBeShown(load)
    loads.remove(at: index)
    if mayBeShown, let response {
      finished.append((load.request, time))
      failure = nil
      show(response, of: load, at: time)
    } else if mayBeShown, !isCancelled {
      finished.append((load.request, time))
      if !load.isSilent || base == nil { failure = operation }
    }
    if let failure, base != nil, !loads.contains(where: self.mayBeShown) {
      errors.append(failure)
      self.failure = nil
    }
    return mayBeShown && response != nil
  }

  private mutating func show(_ response: Board, of load: Load, at time: Int) {
    held = nil
    if load.isHeld, let base, base.request == load.request {
      let before = board(of: base) { $0.isConfirmed(before: load.begun) }
      if !before.items.isEmpty {
        return hold(response, of: load, before: before, base: base, at: time)
      }
    }
    show(response, for: load.request, seen: load.begun, at: time)
  }

  mutating func show(_ response: Board, for request: Int?, seen: Int, at time: Int) {
    var new = Base(
      board: response,
      request: request,
      seen: seen,
      time: time,
      list: lastList + 1
    )
    if isPaged { new.board.items = response.items.uniqued(without: []) }
    new.hasMore = response.items.count >= size
    if let base, new.hasMore, base.isExtended, base.request == request {
      let before = board(of: base) { $0.isConfirmed(before: seen) }
      let overlap = before.items.lastIndex { item in
        response.items.contains { $0.id == item.id }
      }
      if let overlap, before.items[(overlap + 1)...].isEmpty == false {
        new.board.items += before.items[(overlap + 1)...]
        new.board.cursor = before.cursor
        new = new.continuing(base)
      }
    }
    replace(with: new)
  }

  mutating func replace(with new: Base) {
    if let base { history.append(base) }
    base = new
    lastList = max(lastList, new.list)
  }

  /// - Returns: Whether the store must request the page.
  mutating func beginPage(_ operation: Int) -> Bool {
    let asked = tick()
    guard let base, loads.isEmpty, !isLoadingMore else { return false }
    pages.append(Page(operation: operation, asked: asked, list: base.list))
    return true
  }

  mutating func endPage(_ operation: Int, with page: Board?, isCancelled: Bool) {
    _ = tick()
    defer { settle() }
    guard let index = pages.firstIndex(where: { $0.operation == operation }) else { return }
    let request = pages.remove(at: index)
    guard base?.list == request.list else { return }
    if let page {
      let new = page.items.uniqued(without: base?.board.items ?? [])
      base?.board.items += new
      base?.board.cursor = page.cursor
      base?.isExtended = true
      base?.hasMore = !new.isEmpty && page.items.count >= size
      for item in new { base?.asked[Row(list: .items, id: item.id)] = request.asked }
    } else if !isCancelled {
      errors.append(operation)
    }
  }
}

extension ReferenceScreen.Base {
  /// This base as a refresh of `other`: the same list with the same later pages.
  func continuing(_ other: Self) -> Self {
    var base = Self(
      board: board,
      request: request,
      seen: seen,
      time: time,
      list: other.list
    )
    base.isExtended = true
    base.hasMore = other.hasMore
    return base
  }
}

extension [Item] {
  func uniqued(without others: [Item]) -> [Item] {
    var ids = Set(others.map(\.id))
    return filter { ids.insert($0.id).inserted }
  }
}
