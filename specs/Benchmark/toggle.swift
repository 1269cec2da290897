import Foundation

/// Prints the time to open one row among many, also as a multiple of the time to build one row's view model.
@MainActor
func compareToggle(questions count: Int) async {
  let service = QuestionService(count: count)
  let presenter = HelpPresenter(service: service) { context }
  await presenter.load()
  let question = QuestionService.question(0)
  var open = 0
  let ratios = (0..<21).map { _ in
    let row = cost { _ = QuestionRowViewModel(from: question, isOpen: true, in: context) }
    let toggle = cost(calls: max(1, 20_000 / count)) {
      open = (open + 1) % count
      presenter.opened = [String(open)]
    }
    return (toggle / row, toggle)
  }
  print(
    "opening one of \(count) rows".padding(toLength: 34, withPad: " ", startingAt: 0),
    number(median(ratios.map(\.1)) / 1000, digits: 0),
    "µs, as much as",
    number(median(ratios.map(\.0)), digits: 1),
    "rows"
  )
}

/// A service that returns many questions.
private struct QuestionService: HelpService {
  let count: Int

  static func question(_ index: Int) -> HelpQuestion {
    HelpQuestion(
      id: String(index),
      topic: .orders,
      question: "Who weaves algebraic patterns?",
      answer: "The engine.",
      voteCount: index * 37 + 1,
      isVoted: false
    )
  }

  func help(seen: [String]) async throws -> Help {
    Help(questions: (0..<count).map(Self.question))
  }
  func vote(id: String) async throws {}
  func ask(question: String, topic: HelpTopic) async throws {}
}
