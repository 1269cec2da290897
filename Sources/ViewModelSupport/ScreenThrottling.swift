import Foundation

extension ScreenStore {
  /// Returns whether a load should call the service: not if the content shown is the response to
  /// the same request, and was requested less than `seconds` ago.
  package func isDue(
    for request: Request? = nil,
    every seconds: TimeInterval,
    at now: Date
  ) -> Bool {
    if let lastDue, let response = timeline.response, response.request == request,
      response.seen > lastDue.time, (0..<seconds).contains(now.timeIntervalSince(lastDue.date))
    {
      return false
    }
    lastDue = (timeline.tick(), now)
    return true
  }
}
