import Foundation
import Timing

/// Prints what it costs to open one row among many.
@MainActor
func compareToggle(questions count: Int) async {
  let service = QuestionService(count: count)
  let presenter = HelpPresenter(service: service) { context }
  await presenter.load()
  let questions = service.questions
  let pairs = (0..<41).map { round in
    let row = cost {
      for question in questions {
        keep(QuestionRowViewModel(from: question, isOpen: true, in: context))
      }
    }
    let toggle = cost { presenter.opened = [String(round % count)] }
    return (toggle, row / Double(count))
  }
  printCost("opening one of \(count) questions", pairs)
}

/// A service that returns many questions.
private struct QuestionService: HelpService {
  let questions: [HelpQuestion]

  init(count: Int) {
    questions = (0..<count).map { index in
      HelpQuestion(
        id: String(index),
        topic: .orders,
        question: "Who weaves algebraic patterns?",
        answer: "The engine.",
        voteCount: index * 37 + 1,
        isVoted: false
      )
    }
  }

  func help(seen: [String]) async throws -> Help { Help(questions: questions) }
  func vote(id: String) async throws {}
  func ask(question: String, topic: HelpTopic) async throws {}
}
