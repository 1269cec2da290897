import Foundation
import ViewModelIR
import ViewModelSupport

extension PresenterCaseFinder {
  /// The wait for the first tick, and after how many seconds something else is shown.
  var tick: (wait: Double, later: Double?)? {
    guard let seconds = presenter.tick else { return nil }
    let now = shown()
    let waits: [Double] = [seconds, 60, 3600, 86_400, 40 * 86_400, 400 * 86_400]
    let later = waits.first { wait in
      var finder = self
      finder.context.now += wait
      return finder.shown() != now
    }
    return (context.now.timeUntilNextInterval(seconds), later)
  }
}
