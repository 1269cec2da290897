import Foundation
import Testing

@testable import Screens

/// What the generated tests leave out: what changes while a call of an action is under way. After it, the action has the values of its
/// beginning, except that a count goes on from what other calls have left.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct RoomsPresenterMoreTests {
  private let server = ChatServerMock()
  private let presenter: RoomsPresenter

  init() {
    presenter = RoomsPresenter(server: server)
  }

  @Test func failedJoinNamesTheRowOfItsBeginning() async throws {
    try await load(name: "Swift")
    async let join: Void = presenter.join(id: "!a:example.org")
    let call = await server.joinCalls.next()
    try await load(name: "Swift (archived)")
    call.fail(URLError(.timedOut))
    await join
    #expect(presenter.toast == "You cannot join Swift.")
  }

  @Test func createdRoomHasTheAddressOfItsBeginning() async throws {
    try await load(name: "Swift")
    presenter.address = "swift"
    async let create: Void = presenter.create()
    let call = await server.createRoomCalls.next()
    presenter.address = "kotlin"
    call.succeed(JoinedRoom(roomID: "!c:example.org"))
    await server.roomsCalls.next().succeed(try rooms(name: "Swift"))
    await create
    #expect(presenter.toast == "swift is open.")
    #expect(presenter.address == "kotlin")
  }

  @Test func bothOfTwoJoinsAreCounted() async throws {
    try await load(name: "Swift")
    async let first: Void = presenter.join(id: "!a:example.org")
    let firstCall = await server.joinCalls.next()
    async let second: Void = presenter.join(id: "!b:example.org")
    let secondCall = await server.joinCalls.next()
    secondCall.succeed(JoinedRoom(roomID: "!b:example.org"))
    firstCall.succeed(JoinedRoom(roomID: "!a:example.org"))
    await first
    await second
    #expect(presenter.visits == 2)
  }

  private func load(name: String) async throws {
    async let load: Void = presenter.load()
    await server.roomsCalls.next().succeed(try rooms(name: name))
    await load
  }

  private func rooms(name: String) throws -> Rooms {
    let json = """
      {
        "chunk": [
          { "room_id": "!a:example.org", "name": "\(name)", "num_joined_members": 1, "world_readable": true },
          { "room_id": "!b:example.org", "num_joined_members": 2, "world_readable": true }
        ]
      }
      """
    return try JSONDecoder().decode(Rooms.self, from: Data(json.utf8))
  }
}
