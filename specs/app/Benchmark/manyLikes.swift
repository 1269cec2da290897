import Foundation
import Timing

/// Prints what it costs to like many of 10,000 posts at once, and the exponent with which that grows with the number of likes.
@MainActor
func measureManyLikes() async throws {
  let service = try ManyPosts(count: 10_000)
  service.holdsLikes = true
  let counts = [20, 40, 80]
  var costs: [Double] = []
  for count in counts {
    let cost = await costOfLikes(count, service)
    print("\(count) likes of 10,000 posts at once: \(number(cost / 1_000_000, digits: 0)) ms")
    costs.append(cost)
  }
  print("exponent: \(number(log(costs[2] / costs[0]) / log(4), digits: 2))")
}

/// The nanoseconds of CPU time for likes that are all shown before the service answers the first, until the last answer is shown.
@MainActor
private func costOfLikes(_ count: Int, _ service: ManyPosts) async -> Double {
  let presenter = TimelinePresenter(me: "1", service: service) { clock.context }
  await presenter.load()
  let start = threadTime()
  let likes = (0..<count).map { index in
    Task { await presenter.favourite(id: "\(index * 10)", isFavourite: true) }
  }
  while service.heldLikes.count < count { await Task.yield() }
  service.answerLikes()
  for like in likes { await like.value }
  return threadTime() - start
}
