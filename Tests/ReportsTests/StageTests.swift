import Reports
import Testing
import Workspace

@Suite struct StageTests {
  @Test func timesAreBesideEachOther() {
    let stages: [(RunProgress.Stage, Double)] = [(.look, 0.0011), (.check, 0.25)]
    #expect(
      describe(stages) == """
        look what has changed      1.1 ms
        check the specs          250.0 ms
        all                      251.1 ms

        """
    )
  }
}
