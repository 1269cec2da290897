import DocumentReader
import ViewModelIR
import Workspace

/// Returns the impact of schema changes on the screens of the specs on both sides.
package func impactOfSchemas(
  _ sides: ImpactSides,
  against name: String,
  then: [SpecGroup],
  now: [SpecGroup],
  samples: [String] = [],
  into diagnostics: inout [Diagnostic]
) -> Impact {
  var finder = ImpactFinder(sides: sides, samples: samples, impact: Impact(against: name))
  for (then, now) in finder.pairs(groupedSpecs(then), groupedSpecs(now)) {
    finder.add(then: then, now: now)
  }
  finder.checkSamples()
  finder.ignoreKnown(of: now)
  diagnostics += finder.diagnostics
  return finder.impact
}

/// A spec with the configuration that governs it.
struct GroupedSpec {
  let path: String
  let group: SpecGroup
}

private func groupedSpecs(_ groups: [SpecGroup]) -> [String: GroupedSpec] {
  let pairs = groups.flatMap { group in
    group.specs.map { ($0, GroupedSpec(path: $0, group: group)) }
  }
  return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
}

/// Finds the impact of schema changes, one spec at a time.
struct ImpactFinder {
  let sides: ImpactSides
  let samples: [String]
  var impact: Impact
  var diagnostics: [Diagnostic] = []
  /// The samples that at least one screen can show.
  var usedSamples: Set<String> = []
  var sampleProblems: [String: [Diagnostic]] = [:]

  /// Pairs old and new specs by their paths. A spec that moved is paired by the name of its view.
  func pairs(
    _ old: [String: GroupedSpec],
    _ new: [String: GroupedSpec]
  ) -> [(then: GroupedSpec?, now: GroupedSpec?)] {
    func named(_ specs: [String: GroupedSpec], in workspace: Workspace) -> [String: GroupedSpec] {
      let names = specs.values.compactMap { spec in
        let screen = workspace.compiled(spec.path, in: spec.group).screen
        return screen.map { (joinPath(spec.group.folder, $0.view), spec) }
      }
      return Dictionary(names, uniquingKeysWith: { first, _ in first })
    }
    let gone = named(old.filter { new[$0.key] == nil }, in: sides.released)
    let added = named(new.filter { old[$0.key] == nil }, in: sides.next)
    var present = new
    for (name, then) in gone {
      guard let now = added[name] else { continue }
      present[then.path] = now
      present[now.path] = nil
    }
    return Set(old.keys).union(present.keys).sorted().map { (old[$0], present[$0]) }
  }

  mutating func add(then: GroupedSpec?, now: GroupedSpec?) {
    guard let then else {
      if let now { impact.added.append(now.path) }
      return
    }
    let path = then.path
    let released = sides.released.compiled(path, in: then.group)
    guard let screen = released.screen else {
      let errors = released.diagnostics.filter { $0.severity == .error }
      // Errors that the spec also has with its current schema are not the old schema's fault.
      let own = Set(now.map { sides.next.compiled($0.path, in: $0.group).diagnostics } ?? [])
      let misfits = sides.schemaThen.flatMap { file in
        errors.allSatisfy(own.contains) ? nil : [Diagnostic.misfit(file, of: path)]
      }
      return giveUp(path, (misfits ?? []) + errors.map { $0.at(sides.then($0.location)) })
    }
    // The compiler reports what a change of the app's own types breaks. A screen that loads nothing receives nothing.
    if screen.service.app != nil || screen.service.root == .nothing { return }
    let schema = sides.schemaChange.schemaPath(of: path)
    if now == nil, let schema, !sides.next.files.has(schema) {
      impact.removed.append(path)
      return
    }
    var reported: [Diagnostic] = []
    guard let documents = documents(then, now, into: &reported) else {
      return giveUp(path, reported)
    }
    for name in Set(screen.receivedTypes + screen.sentTypes).sorted() where documents[name] == nil {
      impact.notCompared.insert(path)
      diagnostics.append(.typeIsGone(name, at: screen.location))
    }
    let sent =
      screen.sentTypes.isEmpty
      ? nil : sides.released.documents(of: path, in: then.group, into: &reported)
    let changes: [ServiceChange]
    do throws(TooManyTrials) {
      changes = try serviceChanges(from: screen, sent, to: documents)
    } catch {
      return giveUp(path, [.tooManyKinds(screen.view, at: screen.location)])
    }
    if now == nil { impact.removed.append(path) }
    let next = now.map { sides.next.compiled($0.path, in: $0.group) }
    var found = ScreenImpact(
      name: joinPath(then.group.folder, screen.view),
      spec: now?.path ?? path
    )
    found.findings = changes.map { finding($0, on: screen) }
    addMistakes(of: next, now, to: &found, on: screen)
    addTypes(of: next, now, to: &found)
    addTexts(to: &found, of: screen, next: next?.screen)
    addEncounters(to: &found, of: screen)
    addSamples(to: &found, of: screen, documents, next: next?.screen)
    found.findings = found.findings.sortedByHarm()
    impact.screens.append(found)
  }

  /// The new service's documents as the old spec specifies them, or, if that fails, as the new spec does: it may use another schema or
  /// type.
  private func documents(
    _ then: GroupedSpec,
    _ now: GroupedSpec?,
    into diagnostics: inout [Diagnostic]
  ) -> ServiceModel? {
    var old: [Diagnostic] = []
    if let documents = sides.schemaChange.documents(of: then.path, in: then.group, into: &old) {
      return documents
    }
    guard let now else {
      diagnostics += old.filter { $0.severity == .error }
      return nil
    }
    var new: [Diagnostic] = []
    let documents = sides.next.documents(of: now.path, in: now.group, into: &new)
    if documents == nil { diagnostics += new.filter { $0.severity == .error } }
    return documents
  }

  private mutating func giveUp(_ path: String, _ problems: [Diagnostic]) {
    impact.notCompared.insert(path)
    diagnostics += problems.isEmpty ? [.cannotCompare(path)] : problems
  }

  private func finding(_ change: ServiceChange, on screen: Screen) -> ScreenImpact.Finding {
    var change = change
    change = change.placed(before: change.before.map(sides.then), after: change.after)
    // No field shows a new value yet.
    let isNew = change.kind == .added && change.effect == .nothing
    let fields = isNew ? [] : screen.fields(seeing: change.seenThrough)
    let isShown = !fields.isEmpty
    let released: ImpactSeverity =
      switch change.effect {
      case .failure: .breaking
      case .otherValues: isShown ? .strings : .none
      case .nothing: .none
      }
    return ScreenImpact.Finding(
      change: change,
      released: released,
      nextBuild: isShown && change.isSeen ? .strings : .none,
      fields: fields
    )
  }
}

extension [ScreenImpact.Finding] {
  /// Sorts by severity, worst first. If it is equal, changes that break the released app come first, because that app can no longer be
  /// fixed.
  fileprivate func sortedByHarm() -> Self {
    enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.severity != other.severity { return one.severity > other.severity }
      return one.released == other.released
        ? left.offset < right.offset : one.released > other.released
    }.map(\.element)
  }
}

extension ServiceChange {
  /// Whether the change can make the next build show different strings.
  fileprivate var isSeen: Bool {
    switch kind {
    case .removed, .optional, .retyped, .described, .valueAdded, .kindAdded: true
    case .added, .required, .valueRemoved, .kindRemoved: false
    }
  }
}

extension Screen {
  /// The names of the fields that show a value: `title`, `Cell.title`. For the whole document, these are all fields of the screen.
  fileprivate func fields(seeing seen: AccessPath) -> [String] {
    guard case .properties(let names) = seen else {
      return viewModels.first.map { model in model.fields.map { model.declaredName(of: $0) } } ?? []
    }
    var fields: [String] = []
    for name in names.sorted(by: { ($0.type, $0.property) < ($1.type, $1.property) }) {
      for use in uses(of: name) {
        let own = view + "."
        let field = use.owner.hasPrefix(own) ? String(use.owner.dropFirst(own.count)) : use.owner
        if !fields.contains(field) { fields.append(field) }
      }
    }
    return fields
  }
}

extension ImpactFinder {
  /// Marks the changes that the configurations ignore, and warns about entries that no longer match a change.
  mutating func ignoreKnown(of groups: [SpecGroup]) {
    for group in groups {
      let specs = Set(group.specs)
      let screens = impact.screens.indices.filter { specs.contains(impact.screens[$0].spec) }
      for known in group.knownChanges {
        var isUsed = false
        for screen in screens {
          for index in impact.screens[screen].findings.indices
          where impact.screens[screen].findings[index].change?.path == known.path {
            impact.screens[screen].findings[index].ignored = known.reason
            isUsed = true
          }
        }
        let isWhole = group.isWhole && impact.isComplete
        if !isUsed, isWhole {
          let paths = screens.flatMap { impact.screens[$0].findings }.compactMap(\.change?.path)
          diagnostics.append(
            .unusedIgnore(known, among: Array(Set(paths)), against: impact.against)
          )
        }
      }
    }
  }
}
