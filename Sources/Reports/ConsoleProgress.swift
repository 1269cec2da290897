import Foundation
import Workspace

extension Console {
  /// What a person who waits for a run sees: on a terminal a line that goes when the run ends.
  package func progress(isShown: Bool) -> RunProgress {
    let show: @Sendable (String) -> Void = { text in try? self.write("\r\u{1B}[K" + text) }
    return RunProgress(
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      show: isShown && takesEscapes ? show : nil
    )
  }
}

/// A line for each stage of a run, and one for all.
package func describe(_ stages: [(stage: RunProgress.Stage, seconds: Double)]) -> String {
  let total = stages.map(\.seconds).reduce(0, +)
  let rows = stages.map { ($0.stage.rawValue, $0.seconds) } + [("all", total)]
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { name, seconds in
    let padding = String(repeating: " ", count: width - name.count)
    return "\(name)\(padding) \(String(format: "%8.1f", seconds * 1e3)) ms\n"
  }.joined()
}
