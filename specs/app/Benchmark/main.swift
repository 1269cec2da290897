import Foundation
import Timing

// Measures what changes of a timeline of 1,000 posts cost until they are shown, as a multiple of what one row costs.

let service = try ManyPosts(count: 1000)
let clock = Clock()
let presenter = TimelinePresenter(me: "1", service: service) { clock.context }
await presenter.load()

await measure("render() without a change") { _ in cost { presenter.render() } }
await measure("opening a row") { round in cost { presenter.toggleWarning(id: "\(round * 10)") } }
await measure("a like") { round in
  await service.timed { await presenter.favourite(id: "\(round * 10)", isFavourite: true) }
}
await measure("a like of a post in five rows") { round in
  await service.timed { await presenter.favourite(id: "\(round * 10 + 6)", isFavourite: true) }
}
await measure("a like of a post in five rows, render() alone") { round in
  _ = await service.timed { await presenter.favourite(id: "\(round * 10 + 6)", isFavourite: true) }
  return service.rendering
}
await measure("a tick, posts of the last two weeks") { _ in
  clock.now += 60
  return cost { presenter.render() }
}
clock.now += 90 * 86_400
presenter.render()
await measure("a tick, no text changes") { _ in
  clock.now += 60
  return cost { presenter.render() }
}
try await measureManyLikes()
