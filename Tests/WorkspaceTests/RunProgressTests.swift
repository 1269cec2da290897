import Testing
import Workspace

/// What is shown of a run while it goes on, and what it took.
@Suite struct RunProgressTests {
  private final class Run: @unchecked Sendable {
    var seconds = 100.0
    var shown: [String] = []
  }

  @Test func longRunsAreShownNowAndThen() {
    let run = Run()
    let progress = RunProgress(clock: { run.seconds }, show: { run.shown.append($0) })
    progress.enter(.select)
    run.seconds += 0.2
    progress.enter(.check, of: 100)
    for _ in 0..<30 {
      run.seconds += 0.0625
      progress.advance()
    }
    #expect(run.shown.first == "check the specs: 5 of 100")
    #expect(run.shown.dropFirst().first == "check the specs: 7 of 100")
    #expect(run.shown.count == 13)
    let stages = progress.end()
    #expect(run.shown.last == "")
    #expect(stages.map(\.stage) == [.select, .check])
    #expect(stages.last?.seconds == 1.875)
  }

  @Test func shortRunsAreNotShown() {
    let run = Run()
    let progress = RunProgress(clock: { run.seconds }, show: { run.shown.append($0) })
    progress.enter(.check, of: 2)
    run.seconds += 0.4
    progress.advance()
    #expect(progress.end().map(\.stage) == [.check])
    #expect(run.shown == [])
  }

  @Test func stagesOfSeveralGroupsAreAddedUp() {
    let run = Run()
    let progress = RunProgress(clock: { run.seconds }, show: nil)
    for stage in [RunProgress.Stage.check, .render, .check, .render] {
      progress.enter(stage)
      run.seconds += 0.25
    }
    #expect(
      progress.end().map { "\($0.stage.rawValue): \($0.seconds)" } == [
        "check the specs: 0.5", "make the files: 0.5",
      ]
    )
  }
}
