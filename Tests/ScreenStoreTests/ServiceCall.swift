/// A call of the service. It waits until the schedule executes it, then until the schedule delivers the response.
@MainActor
final class ServiceCall {
  enum Query {
    case board(Int)
    case page(after: Int, Int)
    case action(UserAction, request: Int)
    case value
    /// The debounce delay while the user types, which is not a call of the service.
    case pause
  }

  enum Answer: Equatable {
    case kept
    case part(Place)
    case board
  }

  enum Response {
    case nothing
    case board(Board)
    case part(Board.Part)
    case value(Int)
  }

  let operation: Int
  let query: Query
  private(set) var result: Result<Response, any Error>?
  private var continuation: CheckedContinuation<Response, any Error>?

  init(_ operation: Int, _ query: Query) {
    self.operation = operation
    self.query = query
  }

  var action: UserAction? {
    if case .action(let action, _) = query { action } else { nil }
  }

  var fields: [Field] { action?.effect.fields ?? [] }

  var outcome: String {
    switch result {
    case .success(.board(let board)): "\(board)"
    case .success(.part(let part)): "\(part)"
    case .failure(let error): "\(error)"
    case .success, nil: "done"
    }
  }

  func response() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation = $0 }
  }

  func execute(in service: inout BoardService, isSloppy: Bool) {
    result = Result {
      switch query {
      case .board(let request):
        return .board(service.firstPage(for: request, isSloppy: isSloppy))
      case .page(let cursor, let request):
        return .board(service.page(after: cursor, for: request, isSloppy: isSloppy))
      case .action(let action, let request):
        let (effect, answer) = (action.effect, action.answer)
        if case .part(let place) = answer, service.boards[request][place] == nil {
          throw BoardService.NoSuchRow()
        }
        try service.execute(
          answer == .kept ? effect : effect.normalized,
          in: request,
          isEverywhere: action.isEverywhere,
          for: operation
        )
        switch answer {
        case .kept: return .nothing
        case .part(let place): return service.boards[request][place].map(Response.part) ?? .nothing
        case .board: return .board(service.firstPage(for: request, isSloppy: isSloppy))
        }
      case .value: return .value(operation)
      case .pause: return .nothing
      }
    }
  }

  func deliver() {
    guard let result else { return }
    continuation?.resume(with: result)
    continuation = nil
  }

  func fail(with error: any Error) {
    continuation?.resume(throwing: error)
    continuation = nil
  }
}
