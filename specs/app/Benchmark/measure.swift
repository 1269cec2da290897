import Foundation
import Timing

/// Prints what an update costs, which is measured in turns with making all rows.
@MainActor
func measure(_ name: String, _ update: @MainActor (_ round: Int) async -> Double) async {
  var pairs: [(update: Double, row: Double)] = []
  for round in 0..<41 {
    let context = clock.context
    let rows = cost {
      for post in service.posts {
        keep(PostRowViewModel(from: post, me: "1", isOpen: false, chosen: [], in: context))
      }
    }
    pairs.append((await update(round), rows / Double(service.posts.count)))
  }
  printCost(name, pairs)
}

/// Keeps the optimizer from removing what makes the value.
@inline(never)
private func keep<Value>(_ value: Value) {}

@MainActor
final class Clock {
  var now = ManyPosts.start
  /// When the presenter last asked for the context, which is the first thing that `render()` does.
  private(set) var lastAsked = 0.0

  var context: DisplayContext {
    lastAsked = threadTime()
    return DisplayContext(
      locale: Locale(identifier: "en_US"),
      timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
      calendar: Calendar(identifier: .gregorian),
      now: now
    )
  }
}
