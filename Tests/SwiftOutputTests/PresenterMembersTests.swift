import Foundation
import Testing
import ViewModelIR

/// Tests that names from a spec can clash only with the listed public members of a presenter.
struct PresenterMembersTests {
  @Test(arguments: ["Drafts", "Feed", "Notes", "PhotoList", "Profile", "Search"])
  func visibleMembersAreReservedOrFromTheSpec(spec: String) throws {
    let swift = try text("specs/Screens/\(spec)Presenter.swift")
    let members = swift.matches(of: /\n  (?:@Published )?(?:private\(set\) )?(?:var|func) `?(\w+)/)
      .map { String($0.1) }
    let yaml = try text("specs/\(spec).yaml")
    let words = Set(yaml.matches(of: /\w+/).map { String($0.0) })
    let selected = words.flatMap(Presenter.Selection.members)
    let known = Presenter.publicMembers.union(words).union(selected)
    #expect(members.contains("state") && members.contains("load"))
    #expect(Set(members).subtracting(known) == [])
  }

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
