import DocumentReader
import Foundation
import OutputInterface
import SwiftOutput
import TestSupport
import Testing
import Workspace

/// The views that the command `view` writes.
struct ViewTests {
  private static let folder = Repository.root.appending(path: "Tests/GoldenTests/Views")
  private static let basket = folder.appending(path: "Basket.yaml")

  private static let views: [(spec: URL, golden: String)] = [
    (spec("Feed"), "FeedView"),
    (spec("Search"), "SearchView"),
    (spec("Person"), "PersonView"),
    (spec("Help"), "HelpView"),
    (basket, "BasketView"),
  ]

  private static func spec(_ name: String) -> URL {
    Repository.specs.appending(path: "\(name).yaml")
  }

  @Test(arguments: views)
  func writesAView(spec: URL, golden: String) throws {
    let url = Self.folder.appending(path: "\(golden).swift")
    let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var diagnostics: [Diagnostic] = []
    let view = try #require(starterView(of: spec.path, into: &diagnostics))
    #expect(diagnostics.map(\.message) == [])
    #expect(URL(filePath: view.path).lastPathComponent == "\(golden).swift")
    if Repository.isRecording {
      try Data(view.text.string.utf8).write(to: url)
      Issue.record(Repository.recorded)
    } else {
      #expect(written == view.text.string)
    }
  }

  @Test(.slow) func viewsAreFormatted() async throws {
    let lint = ["format", "lint", "--strict"] + (try Repository.swiftFiles(in: Self.folder))
    let formatted = try await run("swift", lint, in: Self.folder)
    #expect(formatted.text == "")
  }

  /// `undo()` works only while there is a toast, so the view must not clear it before its time is up.
  @Test func toastStaysForFourSeconds() throws {
    let view = try text(of: Self.spec("Search"))
    let clearing = view.matches(of: /.*\n.*presenter\.toast = nil/).map { String($0.0) }
    #expect(clearing.count == 1 && clearing[0].contains("Task.sleep(nanoseconds: 4_000_000_000)"))
  }

  /// `isMine` hides the button that deletes a post, whereas nothing else shows `isLiked`.
  @Test func flagsOfButtonsAreNotShown() throws {
    let view = try text(of: Self.spec("Feed"))
    #expect(view.contains("if row.isMine {") && !view.contains("Label(\"Is Mine\""))
    #expect(view.contains("Label(\"Is Liked\""))
  }

  /// VoiceOver says the trait `selected`, but reads "Is Gift" for both values.
  @Test func flagsOfTraitsAreShownButNotRead() throws {
    let view = try text(of: Self.basket)
    #expect(view.contains(/Label\("Is Gift", .*\n *\.accessibilityHidden\(true\)\n/))
    #expect(view.matches(of: /accessibilityHidden/).count == 1)
  }

  /// A poll never waits for `debounce`, so typing must not restart it.
  @Test func typingDoesNotRestartPolling() throws {
    let view = try text(of: Self.spec("Search"))
    #expect(view.contains(".task { await presenter.poll() }"))
    #expect(view.contains(/onChange\(of: .*\.query.*\n *Task \{ await presenter\.load\(\)/))
  }

  /// A page may be too short to hide the last row, and a load prevents a page: the row must then ask again.
  @Test func lastRowKeepsLoadingPages() throws {
    let id = "viewModel.isRefreshing ? nil : viewModel.posts.count"
    let view = try text(of: Self.spec("Feed"))
    #expect(view.contains(".task(id: \(id)) {\n            Task { await presenter?.loadMore() }"))
  }

  @Test func pagesOfASourceAreLoaded() throws {
    let view = try text(of: Self.spec("Discussion"))
    #expect(view.contains(/Task \{ .*await presenter\??\.loadMoreReplies\(\) \}/))
  }

  @Test func newElementsHaveAButton() throws {
    let view = try text(of: Self.spec("app/Timeline"))
    #expect(view.matches(of: /presenter\??\.showNew\(\)/).count == 1)
    #expect(view.matches(of: /viewModel\.newText/).count == 1)
  }

  /// The actions set `chosenIn` and `replyingTo` to IDs, whereas the user types the draft, which an action restores.
  @Test func onlyTypedTextsHaveFields() throws {
    #expect(try !text(of: Self.spec("app/Timeline")).contains("TextField"))
    let chat = try text(of: Self.spec("app/Chat"))
    #expect(chat.matches(of: /TextField\(/).count == 1)
    #expect(chat.contains("TextField(\"Draft\""))
  }

  /// The basket shows when it was changed, relative to now; the search shows no such text.
  @Test(arguments: [(basket, 1), (spec("Search"), 0)])
  func timesAreUpdatedEveryMinute(spec: (url: URL, timers: Int)) throws {
    let view = try text(of: spec.url)
    let timer = /Task\.sleep\(nanoseconds: 60_000_000_000\)\) != nil \{\n *presenter\.render\(\)/
    #expect(view.matches(of: timer).count == spec.timers)
  }

  /// `more` already shows whether there is another page, by its condition or by what its call needs; the other fields say something else.
  @Test(
    arguments: [
      ("when: page < 9, ", ["Has More", "Is Empty", "Is Last"]),
      ("", ["Can Load", "Is Empty", "Is Last"]),
    ]
  )
  func flagOfTheNextPageIsNotShown(condition: String, shown: [String]) throws {
    let view = try view(
      """
      models: { Row: { from: Item, id: id, display: { text: "{text}" } } }
      inputs: { replies: Page }
      display:
        rows: { each: items, model: Row }
        hasMore: { value: next != nil }
        canLoad: { value: page < 9 }
        isEmpty: { value: items.isEmpty }
        isLast: { value: next == nil }
      screen:
        service: PageService
        load: { call: items }
        more: { call: items, with: { cursor: next }, \(condition)append: items }
        sources:
          replies: { call: replies }
        errors: { default: Wrong. }
      """
    )
    let labels = view.matches(of: /Label\("([^"]*)", systemImage: viewModel/).map { String($0.1) }
    #expect(labels == shown)
  }

  @Test func errorsAreAtTheEndOfTheForm() throws {
    let view = try view(
      """
      inputs: { title: String, titleError: String? }
      display: { titleError: { value: titleError } }
      screen:
        service: PageService
        local: { title: "" }
        load: { call: items }
        errors: { default: Wrong. }
        actions:
          save: { call: save, with: { title: title }, onFailure: { error: titleError } }
      """
    )
    #expect(view.contains(/TextField\("Title".*\n *if let titleError = presenter.titleError \{/))
    #expect(view.matches(of: /titleError/).count == 3)
  }

  @Test func screenHasOneSearchField() throws {
    let view = try view(
      """
      inputs: { name: String, text: String, note: String }
      models: { Row: { from: Item, id: id, display: { text: "{text}" } } }
      display:
        rows: { each: "items.filter($0.text.contains(text)).filter($0.id.contains(note))", model: Row }
      screen:
        service: PageService
        local: { name: "", text: "", note: "" }
        load: { call: items, with: { name: name }, debounce: 300ms }
        errors: { default: Wrong. }
      """
    )
    #expect(view.matches(of: /searchable/).count == 1)
    #expect(view.contains(".searchable(text: $presenter.name)"))
    #expect(view.matches(of: /TextField\("(Text|Note)"/).count == 2)
  }

  @Test func viewsAreNeverOverwritten() throws {
    let folder = try TemporaryFolder()
    var diagnostics: [Diagnostic] = []
    let path = Repository.specs.appending(path: "Person.yaml").path
    let view = try #require(starterView(of: path, into: &diagnostics))
    #expect(writeOnce(view.text, to: folder.path("Views/A.swift"), into: &diagnostics))
    #expect(!writeOnce(view.text, to: folder.path("Views/A.swift"), into: &diagnostics))
    #expect(
      diagnostics.map(\.message) == [
        "this file already exists, and is never overwritten; choose another file with --output"
      ]
    )
  }

  @Test func swiftUICannotObserveClosures() throws {
    var diagnostics: [Diagnostic] = []
    let path = Repository.specs.appending(path: "PhotoList.yaml").path
    #expect(starterView(of: path, into: &diagnostics) == nil)
    #expect(diagnostics.first?.message.contains("choose 'observation'") == true)
  }

  /// The starter view for SwiftUI of a spec over a page of items.
  private func view(_ spec: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      title: Page
      type: object
      required: [items, page]
      properties:
        page: { type: integer }
        next: { type: string }
        items:
          type: array
          items:
            title: Item
            type: object
            required: [id, text]
            properties: { id: { type: string }, text: { type: string } }
      """,
      to: "page.schema.yaml"
    )
    try folder.write(
      "view: PageView\nservice: { schema: page.schema.yaml }\n\(spec)",
      to: "Page.yaml"
    )
    var diagnostics: [Diagnostic] = []
    let view = starterView(of: folder.path("Page.yaml"), into: &diagnostics)
    return try #require(view, "\(diagnostics.map(\.message))").text.string
  }

  private func text(of spec: URL) throws -> String {
    var diagnostics: [Diagnostic] = []
    return try #require(starterView(of: spec.path, into: &diagnostics)).text.string
  }
}
