import DocumentReader
import Review
import Workspace

extension ImpactFinder {
  /// Marks what the configurations know of, and says which of their entries have become idle.
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
          diagnostics.append(.idleIgnore(known, among: Array(Set(paths)), against: impact.against))
        }
      }
    }
  }
}
