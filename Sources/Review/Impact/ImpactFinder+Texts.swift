import DocumentReader
import Evaluator
import ViewModelIR

/// Finds the texts that the screen shows, before and after the changes.
extension ImpactFinder {
  /// Adds the text changes of examples whose data changed along with the schema.
  func addTexts(to found: inout ScreenImpact, of released: Screen, next: Screen?) {
    let names = Set(released.examples.filter { !$0.isSample }.map(\.name))
    for example in next?.examples ?? [] where !example.isSample && names.contains(example.name) {
      guard let old = released.examples.first(where: { $0.name == example.name }) else { continue }
      var now = old
      now.data = example.data
      let (before, after) = (texts(of: old, released), texts(of: now, released))
      add(changes(from: before.texts, to: after.texts, in: example.name), to: &found)
    }
  }

  private func add(_ texts: [(field: String, change: TextChange)], to found: inout ScreenImpact) {
    for index in found.findings.indices {
      let fields = Set(found.findings[index].fields)
      found.findings[index].texts += texts.filter { fields.contains($0.field) }.map(\.change)
    }
  }

  func texts(of example: Example, _ screen: Screen) -> (texts: [ShownText], failure: Diagnostic?) {
    var found: [Diagnostic] = []
    let subject = PreviewSubject(example: example, exampleName: example.name, heading: "")
    let preview = ScreenPreview(
      subject,
      of: screen,
      locales: [],
      languages: [],
      timeZone: nil,
      now: nil,
      into: &found
    )
    return (preview?.allTexts(as: screen.view) ?? [], preview == nil ? found.first : nil)
  }

  func changes(
    from before: [ShownText],
    to after: [ShownText],
    in example: String
  ) -> [(field: String, change: TextChange)] {
    TextDifference.Change.between(before, and: after).map { change in
      let shown = change.shown
      return (
        shown.declaredField ?? shown.place.field,
        TextChange(
          example: example,
          field: shown.place.field,
          before: change.before?.text,
          after: change.after?.text
        )
      )
    }
  }

  // MARK: - Samples

  mutating func addSamples(
    to found: inout ScreenImpact,
    of released: Screen,
    _ documents: ServiceModel,
    next: Screen?
  ) {
    for path in samples {
      let like = released.examples.first { !$0.isSample }?.name
      var problems: [Diagnostic] = []
      let subjects = PreviewChoice(example: like, data: path)
        .subjects(of: released, in: found.spec, into: &problems)
      guard let example = subjects.first?.example else {
        sampleProblems[path, default: []] += problems
        continue
      }
      guard decode(example.data, as: documents.root, in: documents, into: &problems) != nil else {
        sampleProblems[path, default: []] += problems
        continue
      }
      usedSamples.insert(path)
      let shown = texts(of: example, released)
      found.samples.append(
        SampleResult(
          path: path,
          released: shown.failure == nil ? shown.texts : nil,
          next: next.map { texts(of: example, $0).texts },
          failure: shown.failure
        )
      )
    }
  }

  /// Reports the samples that no screen can use.
  mutating func checkSamples() {
    for path in samples where !usedSamples.contains(path) {
      let problems = sampleProblems[path] ?? []
      diagnostics += problems.filter { $0.severity == .error }.prefix(3)
      impact.notCompared.insert(path)
    }
  }
}
