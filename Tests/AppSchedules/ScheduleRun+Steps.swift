import Foundation
import TestSupport

@testable import AppScreens

extension ScheduleRun {
  func perform(_ step: ScheduleStep) {
    var random = SplitMix(state: step.number)
    guard let client = clients.randomElement(using: &random) else { return }
    let call = client.service.calls.randomElement(using: &random)
    switch step.kind {
    case .load:
      now += 10
      let operation = begin("load", client) { await $0.load() }
      expectation = { client.waits(operation) ? nil : "the load does not call the service" }
    case .change:
      // A view loads again when a value that the load sends has changed.
      begin("change what is loaded", client) {
        $0.changeRequest()
        await $0.load()
      }
    case .loadMore: loadMore(client)
    case .toggle: toggle(client, &random)
    case .act: act(client, &random)
    case .confirm: confirm(client)
    case .undo: begin("undo", client) { await $0.undo() }
    case .others:
      note(nil, "other people change something")
      server.changeSomething(&random)
    case .elapse:
      now += 30
      sleepers.wake(&random)
    case .execute:
      guard let call, client.service.mayBeExecuted(call) else { return }
      note(client, "the server executes \(call.name)")
      client.service.execute(call)
    case .deliver: if let call, call.isExecuted { deliver(call, to: client) }
    case .fail: if let call { fail(call, of: client) }
    case .cancel:
      guard let operation = client.tasks.keys.sorted().randomElement(using: &random) else { return }
      note(client, "cancels \(operation)")
      client.wishes = [:]
      client.tasks[operation]?.cancel()
    }
  }

  private func loadMore(_ client: Client) {
    let isFirstPage = client.screen?.rows?.count == 40 && client.tasks.isEmpty
    let operation = begin("load more", client) { await $0.loadMore() }
    expectation = {
      isFirstPage && !client.waits(operation) ? "the next page is not requested" : nil
    }
  }

  /// Sets a value. If that changes what is shown, it is shown at once; otherwise, the service is not called.
  private func toggle(_ client: Client, _ random: inout SplitMix) {
    guard let screen = client.screen else { return }
    var toggles = screen.ownToggles
    if let row = screen.rows?.randomElement(using: &random), let post = server.post(ofRow: row.id) {
      toggles += screen.toggles(row: row.id, post: post)
    }
    guard let toggle = toggles.randomElement(using: &random) else { return }
    let before = toggle.shown()
    let value = before.map { random.next() % 8 == 0 ? $0 : !$0 } ?? true
    let operation = begin("\(toggle.field) \(value)", client) { _ in await toggle.set(value) }
    guard let before else { return }
    client.wishes[toggle.field] = Client.Wish(toggle: toggle, value: value, operation: operation)
    expectation = {
      if before == value, client.waits(operation) { return "an unnecessary call" }
      return (toggle.shown() ?? value) == value ? nil : "\(toggle.field) is not shown at once"
    }
  }

  private func act(_ client: Client, _ random: inout SplitMix) {
    guard let screen = client.screen, let row = screen.rows?.randomElement(using: &random) else {
      return
    }
    let id = row.id
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let option = Int.random(in: 0...1, using: &random)
      begin("vote \(id)", client) {
        $0.choose(id: id, option: option)
        await $0.vote(id: id)
      }
      expectation = {
        let poll = screen.rows?.first { $0.id == id }?.poll
        return poll?.showsResults == false ? "the vote is not shown" : nil
      }
    case 1:
      begin("delete \(id)", client) { $0.delete(id: id) }
      expectation = { row.isMine && !screen.isAsking ? "the user is not asked to confirm" : nil }
    default:
      let actions = screen.ownActions
      let index = Int.random(in: 0..<actions.count, using: &random)
      begin("action \(index) \(id)", client) { _ in await actions[index](id) }
    }
  }

  private func confirm(_ client: Client) {
    begin("confirm", client) { await $0.confirm() }
    expectation = { client.screen?.isAsking == true ? "the confirmation stays" : nil }
  }

  /// Fails a call. An action reports that, unless a newer value of the user waits or the row is gone.
  private func fail(_ call: SocialClient.Call, of client: Client) {
    note(client, "\(call.name) fails")
    let wish = call.field.flatMap { client.wishes[$0] }
    let isReported =
      !call.isCancelled && wish?.operation == call.operation && wish?.toggle.shown() != nil
    client.screen?.alert = nil
    client.noteFailure(of: call)
    client.service.fail(
      call,
      with: call.isCancelled ? CancellationError() : SocialClient.Failure()
    )
    expectation = {
      isReported && client.screen?.alert == nil ? "the failure is not reported" : nil
    }
  }
}
