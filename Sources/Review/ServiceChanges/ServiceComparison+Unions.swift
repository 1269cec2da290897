import DocumentReader
import ViewModelIR

extension ServiceComparison {
  mutating func compareUnion(
    _ old: ServiceModel.Union,
    _ oldDeclaration: ServiceModel.Declaration,
    _ newForm: Form,
    _ newDeclaration: ServiceModel.Declaration?,
    at place: ComparedPlace
  ) {
    let place = self.place(of: oldDeclaration, newDeclaration, at: place)
    let name = newDeclaration?.name ?? described(newForm, in: documents)
    compareOnce(oldDeclaration.name, name, at: place) {
      if case .enumeration(let values)? = newDeclaration?.kind, values.rawType == .json,
        !old.keepsUnknown
      {
        return $0.compareValues(Form(.named(oldDeclaration.name)), values, newForm, at: place)
      }
      guard case .union(let new)? = newDeclaration?.kind else {
        return $0.compareKinds(old, [Kind(form: newForm)], at: place)
      }
      $0.compareKinds(
        old,
        new.cases.map { Kind($0, isTagged: new.discriminator == old.discriminator) },
        at: place
      )
      if new.keepsUnknown, !old.keepsUnknown {
        $0.note(.kindAdded, .failure, "may be anything else", at: place)
      }
    }
  }

  private struct Kind {
    var form: Form
    /// The values of the discriminator, or `nil` if only the object itself contains them.
    var tags: [String]?

    init(form: Form) { self.form = form }

    init(_ unionCase: ServiceModel.Union.Case, isTagged: Bool) {
      form = Form(unionCase.type, unionCase.coding)
      tags = isTagged ? unionCase.tags : nil
    }
  }

  private mutating func compareKinds(
    _ old: ServiceModel.Union,
    _ kinds: [Kind],
    at place: ComparedPlace
  ) {
    var met: Set<String> = []
    let twins = old.discriminator == nil ? twins(of: old.cases, among: kinds) : [:]
    for kind in kinds {
      if let key = old.discriminator {
        compareTagged(old, kind, key, at: place, &met)
      } else {
        compareTried(old, kind, like: twins[kind.form], at: place, &met)
      }
    }
    let gone = old.cases.filter { !met.contains($0.name) }
    if gone.isEmpty { return }
    let names = gone.map { quoted($0.tags.first ?? $0.name) }.joined(separator: ", ")
    note(
      .kindRemoved,
      .nothing,
      "no longer has the kind\(gone.count == 1 ? "" : "s") \(names)",
      at: place
    )
  }

  private mutating func compareTagged(
    _ old: ServiceModel.Union,
    _ kind: Kind,
    _ key: String,
    at place: ComparedPlace,
    _ met: inout Set<String>
  ) {
    if kind.tags == nil, let inner = documents.union(resolved(kind.form, in: documents).type) {
      for choice in inner.cases {
        compareTagged(old, Kind(choice, isTagged: inner.discriminator == key), key, at: place, &met)
      }
      return
    }
    guard let tags = kind.tags ?? self.tags(of: kind.form, under: key) else {
      let what = described(kind.form, in: documents)
      return note(
        .retyped,
        .failure,
        "may be \(what) without '\(excerpt(key))', which identifies its kind",
        at: place
      )
    }
    for tag in tags {
      guard let known = old.cases.first(where: { $0.tags.contains(tag) }) else {
        newKind(" " + quoted(tag), kind.form, of: old, tagged: (key, tag), at: place)
        continue
      }
      met.insert(known.name)
      compareAny(Form(known.type, known.coding), kind.form, at: place)
    }
  }

  /// The values that an object's discriminator can have, or `nil` if it is optional or can have any value.
  private func tags(of form: Form, under key: String) -> [String]? {
    guard case .named(let name) = resolved(form, in: documents).type,
      let property = documents[name]?.properties?.first(where: { $0.key == key }),
      property.isRequired, case .named(let type) = property.type,
      case .enumeration(let values)? = documents[type]?.kind,
      values.rawType == .string, !values.keepsUnknown
    else { return nil }
    return values.cases.map(\.rawValue)
  }

  private mutating func newKind(
    _ name: String,
    _ form: Form,
    of union: ServiceModel.Union,
    tagged tag: (key: String, value: String)? = nil,
    at place: ComparedPlace
  ) {
    var met = met(form)
    if let tag, case .value(let sample) = met {
      let others = (sample.members ?? []).filter { $0.key != tag.key }
      met = .value(json([(tag.key, json(tag.value))] + others.map { ($0.key, $0.value) }))
    }
    note(
      .kindAdded,
      union.keepsUnknown ? .otherValues : .failure,
      "has a new kind\(name)",
      at: place,
      otherwise: "reads as unknown",
      meeting: met
    )
  }

  /// Matches a kind with an old case, by the kind's form, if both are the only ones of their JSON type in their union. Names of types are
  /// ignored.
  private func twins(
    of cases: [ServiceModel.Union.Case],
    among kinds: [Kind]
  ) -> [Form: ServiceModel.Union.Case] {
    let old = Dictionary(grouping: cases) { jsonType(Form($0.type, $0.coding), in: decoder) }
    let new = Dictionary(grouping: kinds) { jsonType($0.form, in: documents) }
    var twins: [Form: ServiceModel.Union.Case] = [:]
    for (type, kinds) in new {
      guard kinds.count == 1, let kind = kinds.first, let cases = old[type], cases.count == 1
      else { continue }
      twins[kind.form] = cases.first
    }
    return twins
  }

  /// Compares a kind with a union that has no discriminator, so the decoder tries its cases in order.
  private mutating func compareTried(
    _ old: ServiceModel.Union,
    _ kind: Kind,
    like twin: ServiceModel.Union.Case? = nil,
    at place: ComparedPlace,
    _ met: inout Set<String>
  ) {
    let namesakes = old.cases.filter { $0.type == kind.form.type }
    let own = namesakes.isEmpty ? [twin].compactMap { $0 } : namesakes
    var closest: Self?
    func isRead(as choices: [ServiceModel.Union.Case]) -> Bool {
      for choice in choices {
        let trial = trial {
          $0.compareAny(Form(choice.type, choice.coding), kind.form, at: place.strict)
        }
        trials = trial.trials
        if !trial.canFail {
          met.insert(choice.name)
          take(trial)
          return true
        }
        closest = closest ?? trial
      }
      return false
    }
    if isRead(as: own) { return }
    if let inner = documents.union(resolved(kind.form, in: documents).type) {
      for choice in inner.cases {
        compareTried(old, Kind(choice, isTagged: false), at: place, &met)
      }
      return
    }
    let owned = own.map(\.name)
    if isRead(as: old.cases.filter { !owned.contains($0.name) }) { return }
    guard let closest, !own.isEmpty else {
      let what = ": " + described(kind.form, in: documents)
      return newKind(what, kind.form, of: old, at: place)
    }
    // Report the changes that prevent it from being decoded as the case that it was.
    met.formUnion(own.map(\.name))
    let tolerance =
      place.tolerance
      ?? (old.keepsUnknown
        ? Tolerance(consequence: "reads as unknown", seenThrough: place.seenThrough) : nil)
    for change in closest.changes {
      var change = change
      if change.effect == .failure, let tolerance {
        change.effect = .otherValues
        change.consequence = tolerance.consequence
        change.seenThrough = change.seenThrough.union(tolerance.seenThrough)
      }
      changes.append(change)
    }
    if closest.revisitedFailingPair, tolerance == nil { revisitedFailingPair = true }
  }

  /// Compares a value that is now a union, but was of another type.
  mutating func compareCases(
    _ old: Form,
    _ new: ServiceModel.Union,
    _ newForm: Form,
    at place: ComparedPlace
  ) {
    var failing: [String] = []
    for choice in new.cases {
      let form = Form(choice.type, choice.coding)
      let trial = trial { $0.compareAny(old, form, at: place) }
      trials = trial.trials
      if trial.canFail {
        failing.append(described(form, in: documents))
      } else {
        take(trial)
      }
    }
    if new.keepsUnknown { failing.append("anything else") }
    if failing.isEmpty { return }
    note(
      .retyped,
      .failure,
      "was \(described(old, in: decoder)) and may be \(failing.joined(separator: " or "))",
      at: place
    )
  }
}

extension ComparedPlace {
  /// The place without tolerance, to find out whether decoding can fail.
  fileprivate var strict: ComparedPlace {
    var place = self
    place.tolerance = nil
    place.textTolerance = nil
    return place
  }
}
