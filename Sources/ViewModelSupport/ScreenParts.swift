// MARK: ScreenPlace
/// A place in a model or in a row, which the call of an action can return.
public nonisolated struct ScreenPlace<Owner, Value> {
  let path: AnyKeyPath
  /// Puts a value in the place, unless the part of the owner with the place is missing.
  let set: (inout Owner, Value) -> Void
  /// Copies what is in the place from another owner.
  let copy: (inout Owner, _ other: Owner) -> Void
  let differs: (Owner, Owner) -> Bool
  /// Whether the place is the whole owner.
  let isWhole: Bool

  public init(_ path: WritableKeyPath<Owner, Value>) where Value: Equatable {
    self.init(
      path,
      set: { $0[keyPath: path] = $1 },
      copy: { $0[keyPath: path] = $1[keyPath: path] }
    )
  }

  /// Creates a place that can be empty.
  public init(_ path: WritableKeyPath<Owner, Value?>) where Value: Equatable {
    self.init(
      path,
      set: { $0[keyPath: path] = $1 },
      copy: { $0[keyPath: path] = $1[keyPath: path] }
    )
  }

  /// Creates a place in a part of the owner that can be missing.
  public init(
    _ path: KeyPath<Owner, Value?>,
    set: @escaping (inout Owner, Value) -> Void
  ) where Value: Equatable {
    self.init(path, set: set) { owner, other in
      if let value = other[keyPath: path] { set(&owner, value) }
    }
  }

  private init<Content: Equatable>(
    _ path: KeyPath<Owner, Content>,
    set: @escaping (inout Owner, Value) -> Void,
    copy: @escaping (inout Owner, _ other: Owner) -> Void
  ) {
    self.path = path
    self.set = set
    self.copy = copy
    differs = { $0[keyPath: path] != $1[keyPath: path] }
    isWhole = false
  }

  fileprivate init(whole: KeyPath<Owner, Owner>) where Owner == Value {
    path = whole
    set = { $0 = $1 }
    copy = { $0 = $1 }
    differs = { _, _ in true }
    isWhole = true
  }

  /// Puts a value in the place, with those edits on top that it may not include. If one of these changes what is in the place,
  /// all later edits are made too, so that the user's latest change wins.
  ///
  /// - Parameters:
  ///   - apply: Makes an edit, and returns whether to keep the owner.
  /// - Returns: Whether to keep the owner.
  func put<Edit>(
    _ value: Value,
    in owner: inout Owner,
    then later: [(edit: Edit, isMissing: Bool)],
    _ apply: (Edit, inout Owner) -> Bool
  ) -> Bool {
    var new = owner
    set(&new, value)
    var isChanged = false
    var isKept = true
    for (edit, isMissing) in later where isMissing || isChanged {
      let before = new
      if !apply(edit, &new), isWhole { isKept = false }
      if differs(before, new) { isChanged = true }
    }
    copy(&owner, new)
    return isKept
  }
}

nonisolated extension ScreenPlace where Owner == Value {
  /// The owner itself.
  static var whole: Self { Self(whole: \.self) }
}

nonisolated extension ScreenPlace {
  func part(_ value: Value) -> ScreenPart<Owner> {
    ScreenPart(
      place: .init(row: nil, path: path),
      isRow: false,
      edit: { later in
        .set { model in
          _ = put(value, in: &model, then: later) { edit, model in
            edit.make(&model, [edit.change])
            return true
          }
        }
      },
      changeRow: { _, _ in }
    )
  }
}

nonisolated extension ScreenList {
  func part<Value>(
    _ id: ID,
    at place: ScreenPlace<Element, Value>,
    _ value: Value
  ) -> ScreenPart<Model> {
    ScreenPart(
      place: .init(row: .init(list: key, id: id), path: place.path),
      isRow: place.isWhole,
      edit: { later in
        func put(at id: ID) -> ScreenEdit<Model> {
          edit(id) { element in
            place.put(value, in: &element, then: later) {
              ($0.change as? RowChange)?.apply(&$1) ?? true
            }
          }
        }
        guard let other = (value as? Element).map(self.id), other != id else { return put(at: id) }
        // The row now has the ID of another one, whose place it takes: an ID occurs only once.
        return .set { model in
          let isMoved = isUnique && element(other, of: model) != nil
          if isMoved { changeEach(&model) { $0 == id ? { _ in false } : nil } }
          let edit = put(at: isMoved ? other : id)
          edit.make(&model, [edit.change])
        }
      },
      changeRow: { model, change in
        let new = element(id, of: change(model))
        changeEach(&model) {
          guard $0 == id else { return nil }
          return { element in
            if let new { element = new }
            return new != nil
          }
        }
      }
    )
  }
}

// MARK: performAndUsePart
// Actions whose calls return a part of the model.

extension ScreenStore {
  /// Like `perform`, but shows what the service returns in a place of the model.
  @discardableResult
  public func performAndUsePart<Value>(
    _ action: Action? = nil,
    for request: Request? = nil,
    everywhere: Bool = false,
    at place: ScreenPlace<Model, Value>,
    again: ScreenRepetition = .ignore,
    change: ScreenEdit<Model>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Value
  ) async -> ScreenEnding {
    await run(
      action,
      again,
      change,
      onFailure,
      of: everywhere ? nil : request ?? self.request,
      isShown: { shown != nil },
      call: {
        .part(place.part(try await call()))
      }
    )
  }

  /// Like `perform`, but for a row, and shows what the service returns in a place of that row.
  @discardableResult
  public func performAndUsePart<Element, ID, Value>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    at place: ScreenPlace<Element, Value>,
    again: ScreenRepetition = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Value
  ) async -> ScreenEnding {
    let edit = change.map { self.edit(list, id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      of: request,
      isOfRow: true,
      isShown: { self[list, id] != nil },
      call: {
        .part(list.part(id, at: place, try await call()))
      }
    )
  }

  /// Like `perform`, but for a row, and shows what the service returns in a place of the model.
  @discardableResult
  public func performAndUsePart<Element, ID, Value>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    inModelAt place: ScreenPlace<Model, Value>,
    again: ScreenRepetition = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Value
  ) async -> ScreenEnding {
    let edit = change.map { self.edit(list, id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      of: request,
      isOfRow: true,
      isShown: { self[list, id] != nil },
      call: {
        .part(place.part(try await call()))
      }
    )
  }
}
