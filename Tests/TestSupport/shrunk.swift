/// Removes every step that a schedule does not need to fail.
@MainActor
package func shrunk<Step>(
  _ schedule: [Step],
  fails: @MainActor ([Step]) async -> Bool
) async -> [Step] {
  var steps = schedule
  var index = 0
  while index < steps.count {
    var fewer = steps
    fewer.remove(at: index)
    if await fails(fewer) {
      steps = fewer
      index = 0
    } else {
      index += 1
    }
  }
  return steps
}
