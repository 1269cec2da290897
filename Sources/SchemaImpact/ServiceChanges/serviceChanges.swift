import DocumentReader
import Evaluator
import TextOutput
import ViewModelIR

/// What a decoder made for one schema meets in documents of another, each difference once, in the order of its documents.
///
/// `documents` are as `Workspace.documents` has them: open where their schema is.
func serviceChanges(
  from decoder: ServiceModel,
  to documents: ServiceModel
) throws(TooManyTrials) -> [ServiceChange] {
  var comparison = ServiceComparison(decoder: decoder, documents: documents)
  let (old, new) = (decoder.root.declaredName, documents.root.declaredName)
  var place = ComparedPlace(path: old ?? new ?? "")
  place.before = old.flatMap { decoder[$0]?.location }
  place.after = new.flatMap { documents[$0]?.location }
  comparison.compareAny(Form(decoder.root), Form(documents.root), at: place)
  if comparison.trials > Limits.unionTrials { throw TooManyTrials() }
  return comparison.changes.toldOnce()
}

extension [ServiceChange] {
  /// Each with its worst effect, and whoever sees it.
  fileprivate func toldOnce() -> Self {
    var told: Self = []
    var places: [WhatIsTold: Int] = [:]
    for change in self {
      let key = WhatIsTold(path: change.path, kind: change.kind, message: change.message)
      guard let place = places[key] else {
        places[key] = told.count
        told.append(change)
        continue
      }
      let known = told[place]
      if change.effect > known.effect { told[place] = change }
      told[place].seenThrough = known.seenThrough.union(change.seenThrough)
    }
    return told
  }
}

private struct WhatIsTold: Hashable {
  let path: String
  let kind: ServiceChange.Kind
  let message: String
}

/// A type and how JSON says its values.
struct Form: Hashable {
  var type: ValueType
  var coding: ServiceModel.Coding?

  init(_ type: ValueType, _ coding: ServiceModel.Coding? = nil) {
    self.type = type
    self.coding = coding
  }

  func with(_ type: ValueType) -> Form { Form(type, coding) }
}

/// Where two types are compared, and what becomes of a value there that the decoder cannot read.
struct ComparedPlace {
  var path: String
  /// `its elements`; empty for the value itself.
  var part = ""
  var before: Location?
  var after: Location?
  var seenThrough = SeenThrough.document
  /// What happens instead of a failure.
  var tolerance: Tolerance?
  /// The same for a text that has another form.
  var textTolerance: String?
  /// What of an object it is, or any value of a type.
  var target: (type: String, key: String?)?

  /// The values in the one that is there.
  func inside(_ part: String) -> ComparedPlace {
    var place = self
    if place.part.isEmpty { place.part = part }
    place.textTolerance = nil
    place.target = nil
    return place
  }
}

/// What becomes of all that has a value that cannot be read.
struct Tolerance: Hashable {
  /// `reads as nil`
  var consequence: String
  /// Of all of it.
  var seenThrough: SeenThrough
}

/// What a document has in a place where it had something else.
enum MetValue {
  case absent
  case value(Node)
}

/// Walks two service models side by side, by their structure: what types are called says nothing.
struct ServiceComparison {
  struct Pair: Hashable {
    let decoder: String
    let documents: String
    let tolerance: Tolerance?
  }

  let decoder: ServiceModel
  let documents: ServiceModel
  private let users: [String: SeenThrough]
  var changes: [ServiceChange] = []
  /// Whether what is compared or has been can fail the decoding; nil while it is found out.
  var failing: [Pair: Bool?] = [:]
  /// Whether something failing was met again.
  var metFailing = false
  var trials = 0

  init(decoder: ServiceModel, documents: ServiceModel) {
    self.decoder = decoder
    self.documents = documents
    users = decoder.usersOfTypes()
  }

  /// Through what a screen sees the values of a type of the old schema.
  func users(of type: String) -> SeenThrough { users[type] ?? .document }

  var canFail: Bool { metFailing || changes.contains { $0.effect == .failure } }

  mutating func note(
    _ kind: ServiceChange.Kind,
    _ effect: ServiceChange.Effect,
    _ message: String,
    at place: ComparedPlace,
    otherwise consequence: String? = nil,
    meeting met: MetValue? = nil
  ) {
    let tolerance = effect == .failure ? place.tolerance : nil
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

  private func encounter(of met: MetValue?, at place: ComparedPlace) -> ServiceChange.Encounter? {
    guard let target = place.target, let met else { return nil }
    let value: String? = if case .value(let node) = met { jsonText(node) } else { nil }
    return ServiceChange.Encounter(type: target.type, key: target.key, value: value)
  }

  /// What documents of now may have of a type.
  func met(_ form: Form) -> MetValue? {
    form.coding == nil ? sampleJSON(for: form.type, in: documents).map { .value($0) } : nil
  }

  /// The same comparison of something else, from which nothing follows yet.
  func trial(_ compare: (inout Self) -> Void) -> Self {
    var trial = self
    trial.changes = []
    trial.metFailing = false
    trial.trials += 1
    if trial.trials <= Limits.unionTrials { compare(&trial) }
    return trial
  }

  mutating func take(_ trial: Self) {
    changes += trial.changes
    failing = trial.failing
    metFailing = metFailing || trial.metFailing
    trials = trial.trials
  }

  /// Compares declared types once.
  mutating func compareOnce(
    _ old: String,
    _ new: String,
    at place: ComparedPlace,
    _ compare: (inout Self) -> Void
  ) {
    let pair = Pair(decoder: old, documents: new, tolerance: place.tolerance)
    let strict = Pair(decoder: old, documents: new, tolerance: nil)
    if let known = failing[pair] ?? failing[strict] {
      if known == true { metFailing = true }
      return
    }
    failing[pair] = .some(nil)
    let before = (count: changes.count, met: metFailing)
    metFailing = false
    compare(&self)
    failing[pair] =
      metFailing || changes.dropFirst(before.count).contains { $0.effect == .failure }
    metFailing = metFailing || before.met
  }
}
