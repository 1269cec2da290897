import DocumentReader
import Evaluator
import OutputInterface
import ViewModelIR

/// Returns the changes that the decoders of a released screen find in documents of another schema, and those of what it sends. Each
/// change is listed once, in the order in which it was found.
///
/// `documents`, and `released`, which are those of the released schema, must come from `Workspace.documents`, which keeps types open if
/// their schema leaves them open.
func serviceChanges(
  from screen: Screen,
  _ released: ServiceModel? = nil,
  to documents: ServiceModel
) throws(TooManyTrials) -> [ServiceChange] {
  var comparison = ServiceComparison(decoder: screen.service, documents: documents)
  comparison.compareAny(screen.service.root, documents.root)
  for name in screen.receivedTypes where documents[name] != nil {
    comparison.compareAny(.named(name), .named(name))
  }
  var changes = try comparison.finished()
  if let released { changes += try sentChanges(screen.sentTypes, from: released, to: documents) }
  return changes.deduplicated()
}

/// Returns the changes of the types that an app sends. They have an effect if the new schema, as a decoder, refuses what the old one
/// allows.
private func sentChanges(
  _ names: [String],
  from old: ServiceModel,
  to new: ServiceModel
) throws(TooManyTrials) -> [ServiceChange] {
  var seen = ServiceComparison(decoder: old, documents: new)
  var service = ServiceComparison(decoder: new, documents: old)
  service.isStrict = true
  for name in names where new[name] != nil {
    seen.compareAny(.named(name), .named(name))
    service.compareAny(.named(name), .named(name))
  }
  let refused = try service.finished().filter { $0.effect == .failure }
  let changes = try seen.finished().map { change in
    var change = change
    change.isSent = true
    if change.seenThrough == .document { change.seenThrough = .properties([]) }
    change.effect = refused.contains { $0.path == change.path } ? .failure : .nothing
    return change
  }
  // For example, a value that must no longer be null, which a decoder does not notice.
  let others = refused.filter { refusal in !changes.contains { $0.path == refusal.path } }
  return changes
    + others.map {
      ServiceChange(
        path: $0.path,
        kind: .retyped,
        effect: .failure,
        message: "no longer allows all values",
        before: $0.after,
        after: $0.before,
        seenThrough: $0.seenThrough,
        encounter: nil,
        isSent: true
      )
    }
}

extension [ServiceChange] {
  /// Merges duplicates. Keeps the worst effect, and all properties that the value is seen through.
  fileprivate func deduplicated() -> Self {
    var changes: Self = []
    var places: [DeduplicationKey: Int] = [:]
    for change in self {
      let key = DeduplicationKey(path: change.path, kind: change.kind, message: change.message)
      guard let place = places[key] else {
        places[key] = changes.count
        changes.append(change)
        continue
      }
      let known = changes[place]
      if change.effect > known.effect { changes[place] = change }
      changes[place].seenThrough = known.seenThrough.union(change.seenThrough)
    }
    return changes
  }
}

private struct DeduplicationKey: Hashable {
  let path: String
  let kind: ServiceChange.Kind
  let message: String
}

/// A type and how its values are encoded in JSON.
struct Form: Hashable {
  var type: ValueType
  var coding: ServiceModel.Coding?

  init(_ type: ValueType, _ coding: ServiceModel.Coding? = nil) {
    self.type = type
    self.coding = coding
  }

  func with(_ type: ValueType) -> Form { Form(type, coding) }
}

/// A place where two types are compared, and what happens there to a value that the decoder cannot read.
struct ComparedPlace {
  var path: String
  /// The part of the value that is compared, such as `its elements`. Empty for the value itself.
  var part = ""
  var before: Location?
  var after: Location?
  var seenThrough = AccessPath.document
  /// What happens instead of a failure, or `nil` if decoding fails.
  var tolerance: Tolerance?
  /// What happens, instead of a failure, to a string that has another format.
  var textTolerance: String?
  /// The type and the key of the member that is compared. Without a key, it is any value of the type.
  var target: (type: String, key: String?)?

  /// The place of the values inside this one, such as the elements of a list.
  func inside(_ part: String) -> ComparedPlace {
    var place = self
    if place.part.isEmpty { place.part = part }
    place.textTolerance = nil
    place.target = nil
    return place
  }
}

/// What happens to an enclosing value if a value inside it cannot be read.
struct Tolerance: Hashable {
  /// The consequence in words: `reads as nil`.
  var consequence: String
  /// How a screen accesses the enclosing value.
  var seenThrough: AccessPath
}

/// What a new document contains in a place whose content has changed.
enum SampleChange {
  case absent
  case value(Node)
}

/// Compares two service models by their structure. The names of types are ignored.
struct ServiceComparison {
  struct Pair: Hashable {
    let decoder: String
    let documents: String
    let tolerance: Tolerance?
  }

  let decoder: ServiceModel
  let documents: ServiceModel
  private let users: [String: AccessPath]
  var changes: [ServiceChange] = []
  /// Whether decoding can fail, for each pair of types compared so far. `nil` while a pair is being compared.
  var failing: [Pair: Bool?] = [:]
  /// Whether a pair was met again that is already known to fail.
  var revisitedFailingPair = false
  var trials = 0
  /// Whether what the decoder refuses is a failure, even if only a part of the value is lost.
  var isStrict = false

  init(decoder: ServiceModel, documents: ServiceModel) {
    self.decoder = decoder
    self.documents = documents
    users = decoder.usersOfTypes()
  }

  /// Compares the values of two types.
  mutating func compareAny(_ old: ValueType, _ new: ValueType) {
    let (oldName, newName) = (old.declaredName, new.declaredName)
    var place = ComparedPlace(path: oldName ?? newName ?? "")
    place.before = oldName.flatMap { decoder[$0]?.location }
    place.after = newName.flatMap { documents[$0]?.location }
    compareAny(Form(old), Form(new), at: place)
  }

  func finished() throws(TooManyTrials) -> [ServiceChange] {
    if trials > Limits.unionTrials { throw TooManyTrials() }
    return changes
  }

  /// How a screen accesses the values of a type of the old schema.
  func users(of type: String) -> AccessPath { users[type] ?? .document }

  var canFail: Bool { revisitedFailingPair || changes.contains { $0.effect == .failure } }

  mutating func note(
    _ kind: ServiceChange.Kind,
    _ effect: ServiceChange.Effect,
    _ message: String,
    at place: ComparedPlace,
    otherwise consequence: String? = nil,
    meeting met: SampleChange? = nil
  ) {
    let tolerance = effect == .failure && !isStrict ? place.tolerance : nil
    let otherwise = effect == .failure ? nil : consequence
    changes.append(
      ServiceChange(
        path: place.path,
        kind: kind,
        effect: tolerance == nil ? effect : .otherValues,
        message: place.part.isEmpty ? message : "(\(place.part)) \(message)",
        consequence: tolerance?.consequence ?? otherwise,
        before: place.before,
        after: place.after,
        seenThrough: tolerance.map { place.seenThrough.union($0.seenThrough) } ?? place.seenThrough,
        encounter: encounter(of: met, at: place)
      )
    )
  }

  private func encounter(of met: SampleChange?, at place: ComparedPlace) -> ServiceChange
    .Provocation?
  {
    guard let target = place.target, let met else { return nil }
    let value: String? = if case .value(let node) = met { jsonText(node) } else { nil }
    return ServiceChange.Provocation(type: target.type, key: target.key, value: value)
  }

  /// A sample of a form's values in new documents, or `nil` if there is none.
  func met(_ form: Form) -> SampleChange? {
    form.coding == nil ? sampleJSON(for: form.type, in: documents).map { .value($0) } : nil
  }

  /// Runs a comparison on a copy. Its changes have no effect until they are passed to `take`.
  func trial(_ compare: (inout Self) -> Void) -> Self {
    var trial = self
    trial.changes = []
    trial.revisitedFailingPair = false
    trial.trials += 1
    if trial.trials <= Limits.unionTrials { compare(&trial) }
    return trial
  }

  mutating func take(_ trial: Self) {
    changes += trial.changes
    failing = trial.failing
    revisitedFailingPair = revisitedFailingPair || trial.revisitedFailingPair
    trials = trial.trials
  }

  /// Compares two declared types, unless the same pair was compared before.
  mutating func compareOnce(
    _ old: String,
    _ new: String,
    at place: ComparedPlace,
    _ compare: (inout Self) -> Void
  ) {
    let pair = Pair(decoder: old, documents: new, tolerance: place.tolerance)
    let strict = Pair(decoder: old, documents: new, tolerance: nil)
    if let known = failing[pair] ?? failing[strict] {
      if known == true { revisitedFailingPair = true }
      return
    }
    failing[pair] = .some(nil)
    let before = (count: changes.count, met: revisitedFailingPair)
    revisitedFailingPair = false
    compare(&self)
    failing[pair] =
      revisitedFailingPair || changes.dropFirst(before.count).contains { $0.effect == .failure }
    revisitedFailingPair = revisitedFailingPair || before.met
  }
}
