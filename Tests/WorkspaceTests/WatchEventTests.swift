import TestSupport
import Testing

@testable import Workspace

/// What becomes of events before a run answers them.
struct WatchEventTests {
  @Test func runsWhenNothingMoreHappensAndInABurstThatDoesNotEnd() {
    var burst = Burst()
    #expect(burst.delay(at: 1_000) == nil)
    burst.note(at: 1_000)
    #expect(burst.delay(at: 1_000) == 5)
    burst.note(at: 1_004)
    #expect(burst.delay(at: 1_006) == 3)
    #expect(burst.delay(at: 1_009) == 0)
    for time in stride(from: Int64(1_008), to: 1_048, by: 4) { burst.note(at: time) }
    #expect(burst.delay(at: 1_048) == 1)
    #expect(burst.delay(at: 1_050) == 0)
    #expect(burst.delay(at: 2_000) == 0)
  }

  @Test(arguments: [
    (FolderEvent.entry("Book.yaml", isFolder: false, in: "app/specs"), true),
    (.entry("New.yaml", isFolder: false, in: "app/specs"), true),
    (.entry("more", isFolder: true, in: "app/specs"), true),
    (.entry(".Book.yaml.swp", isFolder: false, in: "app/specs"), false),
    (.entry("BookViewModel.swift", isFolder: false, in: "app/specs"), false),
    (.entry("Book.schema.json", isFolder: false, in: "app/schemas"), true),
    (.entry("Other.schema.json", isFolder: false, in: "app/schemas"), false),
    (.entry("schemas", isFolder: true, in: "app"), true),
    (.entry("specs", isFolder: false, in: "app"), true),
    (.entry("viewmodelgen.yaml", isFolder: false, in: "app"), true),
    (.entry("app", isFolder: true, in: "."), true),
    (.entry("notes.yaml", isFolder: false, in: "."), false),
    (.folder("app/schemas"), true), (.folder("elsewhere"), false), (.lost, true),
  ])
  func knowsWhichEventsMatter(event: FolderEvent, matters: Bool) {
    let inputs = Inputs(
      paths: ["app/schemas/Book.schema.json", "app/specs", "app/specs/Book.yaml"],
      missingPaths: ["app/viewmodelgen.yaml"],
      folders: ["app/specs"]
    )
    #expect(Interests(inputs).include(event) == matters)
  }

  @Test func followsLinksToWhatMayBeReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/deep/Book.yaml")
    try folder.link("specs", to: "real/deep")
    let inputs = Inputs(paths: [folder.path("specs/Book.yaml")])
    let interests = Interests(inputs)
    #expect(interests.names[folder.path("specs")] == ["Book.yaml"])
    #expect(interests.names[folder.path("real")] == ["deep"])
    #expect(interests.names[folder.path]?.isSuperset(of: ["specs", "real"]) == true)
  }

  @Test func survivesLinksThatGoRoundInCircles() throws {
    let folder = try TemporaryFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let inputs = Inputs(missingPaths: [folder.path("a")])
    #expect(Interests(inputs).names[folder.path]?.isSuperset(of: ["a", "b"]) == true)
  }

  #if canImport(Glibc) || canImport(Musl)
    @Test func readsWhatTheKernelWrites() {
      let bytes: [UInt8] =
        [1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0] + Array("Book.yaml".utf8)
        + [UInt8](repeating: 0, count: 7)
        + [255, 255, 255, 255, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      let events = [
        InotifyEvent(watch: 1, mask: 8, name: "Book.yaml"),
        InotifyEvent(watch: -1, mask: 0x4000, name: ""),
      ]
      #expect(inotifyEvents(bytes[...]) == events)
      // Cut anywhere, it gives fewer events and no trap.
      for count in bytes.indices {
        #expect(inotifyEvents(bytes.prefix(count)).count == (count < 16 ? 0 : 1))
      }
    }
  #endif
}
