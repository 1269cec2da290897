// MARK: DependentSource, loadDependent
/// A value that a screen loads for what is in its content, such as the relationships to the accounts
/// in a list.
@MainActor
public final class DependentSource<Value> {
  /// The newest value; `nil` if there is none for the content.
  public private(set) var value: Value?
  /// What has been received since the content was loaded.
  private var received: Value?
  /// What the value has been requested for since then.
  private var requested: Set<AnyHashable> = []
  /// What the value is about, if it is about all subjects together.
  private var whole: Set<AnyHashable> = []
  /// The number of running calls.
  private var running = 0
  /// Whether the value is still an older one, which stays while calls are running.
  private var isOld = false
  /// When the load began that the content is the response to.
  private var load = 0
  /// Counts the times at which the value is begun again. What was requested before is dropped.
  private var turn = 0

  fileprivate struct Call<Subject: Hashable> {
    let subjects: [Subject]
    let turn: Int
  }

  public init() {}

  /// Shows a value that the service has sent, which is for all of the content.
  public func show(_ value: Value?) {
    turn += 1
    running = 0
    received = value
    isOld = false
    self.value = value
  }

  /// Returns the call that is to be made; `nil` if there is none.
  ///
  /// - Parameter together: Whether the value is about all subjects together.
  fileprivate func begin<Subject: Hashable>(
    _ subjects: [Subject],
    ofLoad load: Int,
    together: Bool
  ) -> Call<Subject>? {
    let all = Set(subjects.map { AnyHashable($0) })
    let isOther = together && all != whole
    if together { whole = all }
    let isEmpty = subjects.isEmpty && !requested.isEmpty
    if isOther || isEmpty || load != self.load {
      self.load = load
      turn += 1
      running = 0
      received = nil
      requested = []
      if isOther || subjects.isEmpty { value = nil }
      isOld = value != nil
    }
    let new = subjects.filter { requested.insert($0).inserted }
    if new.isEmpty { return nil }
    running += 1
    return Call(subjects: new, turn: turn)
  }

  /// Adds the value that a call returned; `nil` if it failed.
  fileprivate func end<Subject>(
    _ call: Call<Subject>,
    with value: Value?,
    isCancelled: Bool = false,
    merge: (Value, Value) -> Value
  ) {
    guard call.turn == turn else { return }
    if let value {
      received = received.map { merge($0, value) } ?? value
    } else {
      requested.subtract(call.subjects.map { AnyHashable($0) })
    }
    running -= 1
    if running == 0, received != nil || !isCancelled { isOld = false }
    if !isOld { self.value = received }
  }
}

extension ScreenStore {
  /// Loads a list with a value for each of the subjects. After a load of the content, the call is
  /// about all subjects, otherwise only about new ones. If the call after a load fails, the value is
  /// `nil`.
  public func loadDependent<Subject: Hashable, Element>(
    _ source: DependentSource<[Element]>,
    forEach subjects: [Subject],
    call: @MainActor ([Subject]) async throws -> [Element]
  ) async {
    await load(source, for: subjects, merge: +, call: call)
  }

  /// Loads a dictionary with the values of each of the subjects.
  public func loadDependent<Subject: Hashable, Key, Element>(
    _ source: DependentSource<[Key: Element]>,
    forEach subjects: [Subject],
    call: @MainActor ([Subject]) async throws -> [Key: Element]
  ) async {
    await load(source, for: subjects, merge: { $0.merging($1) { $1 } }, call: call)
  }

  /// Loads a value for several values together, after a load of the content and when one of them is
  /// another.
  public func loadDependent<Value>(
    _ source: DependentSource<Value>,
    for values: [AnyHashable],
    call: @MainActor () async throws -> Value
  ) async {
    await load(
      source,
      for: [values],
      together: true,
      merge: { $1 },
      call: { _ in try await call() }
    )
  }

  /// Removes a value that there is nothing to load for.
  public func clear<Value>(_ source: DependentSource<Value>) {
    _ = source.begin([AnyHashable](), ofLoad: accepting, together: true)
    onChange()
  }

  private func load<Subject: Hashable, Value>(
    _ source: DependentSource<Value>,
    for subjects: [Subject],
    together: Bool = false,
    merge: (Value, Value) -> Value,
    call: @MainActor ([Subject]) async throws -> Value
  ) async {
    // What is kept from an earlier load is soon replaced.
    if isCached { return }
    let hadValue = source.value != nil
    let begun = source.begin(subjects, ofLoad: accepting, together: together)
    if hadValue, source.value == nil { onChange() }
    guard let begun else { return }
    do {
      source.end(begun, with: try await call(begun.subjects), merge: merge)
    } catch {
      source.end(begun, with: nil, isCancelled: isCancelled(error), merge: merge)
    }
    onChange()
  }
}

// MARK: applyAndLoad
extension ScreenStore {
  /// Runs functions that apply values, and loads what the new content needs, without keeping the
  /// next values waiting. The first function that returns `false` ends the others.
  public func applyAndLoad(
    _ updates: (@MainActor @Sendable () async -> Bool)...,
    loading load: @escaping @MainActor @Sendable () async -> Void
  ) async {
    let (values, arrival) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    onValue = { arrival.yield() }
    async let loads: Void = { for await _ in values { await load() } }()
    await applyTogether(updates)
    arrival.finish()
    await loads
  }
}
