import DocumentReader
import Evaluator
import Review
import ViewModelIR

/// What screens show of documents of the new service.
extension ImpactFinder {
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

  private func texts(of example: Example, _ screen: Screen) -> (
    texts: [ShownText], failure: Diagnostic?
  ) {
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

  /// One that no screen can have is a mistake.
  mutating func checkSamples() {
    for path in samples where !usedSamples.contains(path) {
      let problems = sampleProblems[path] ?? []
      diagnostics += problems.filter { $0.severity == .error }.prefix(3)
      impact.notCompared.insert(path)
    }
  }
}
