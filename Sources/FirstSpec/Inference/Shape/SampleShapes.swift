/// What all samples have, place by place.
struct SampleShapes {
  let root = Shape(path: "")
  /// By path what the objects of several places have in common, which are of one type.
  let homes: [String: Shape]

  init(_ plan: ReadingPlan) {
    homes = Dictionary(plan.same.values.map { ($0, Shape(path: $0)) }) { first, _ in first }
  }

  /// Every shape, those of shared types after the others.
  func visit(_ body: (Shape) -> Void) {
    root.visit(body)
    for (_, home) in homes.sorted(by: { $0.key < $1.key }) { home.visit(body) }
  }
}
