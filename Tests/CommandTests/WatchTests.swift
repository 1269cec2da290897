import Foundation
import TestSupport
import Testing

/// The tool itself, watching a folder.
struct WatchTests {
  let folder: URL

  private let scratch: TemporaryFolder

  init() throws {
    scratch = try TemporaryFolder()
    folder = scratch.url
    for name in ["specs", "schemas"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    try write("output: Out\ntests: Tests\nmodule: App\n", to: "viewmodelgen.yaml")
    try write(
      #"{ "title": "Book", "type": "object", "properties": { "title": { "type": "string" } } }"#,
      to: "schemas/Book.schema.json"
    )
    try write(spec("{title ?? ''}"), to: "specs/Book.yaml")
  }

  private func spec(_ text: String) -> String {
    """
    view: BookView
    service: { schema: ../schemas/Book.schema.json, type: Book }
    display: { text: "\(text)" }

    """
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// In place and at once, what is no shorter than what it replaces: a reader never sees less than a whole text.
  private func overwrite(_ name: String, with text: String) throws {
    let file = try FileHandle(forWritingTo: folder.appending(path: name))
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// As many editors save.
  private func replace(_ name: String, with text: String) throws {
    try write(text, to: name + ".new")
    try move(name + ".new", to: name)
  }

  private func move(_ name: String, to other: String) throws {
    let (from, to) = (folder.appending(path: name).path, folder.appending(path: other).path)
    try #require(rename(from, to) == 0)
  }

  @Test(.timeLimit(.minutes(2))) func answersEachChangeWithALine() async throws {
    let watching = try Watching(folder)
    #expect(await watching.says("4 written, 0 unchanged, 0 deleted; watching"))

    try overwrite("specs/Book.yaml", with: spec("Title: {title ?? ''}"))
    let written = "wrote Out/BookViewModel.swift Tests/BookViewModelTests.swift"
    #expect(await watching.says("specs/Book.yaml: \(written)"))

    try replace("specs/Book.yaml", with: spec("The title: {title ?? ''}"))
    #expect(await watching.says("specs/Book.yaml: \(written)"))

    try move("schemas", to: "elsewhere")
    #expect(await watching.says("specs/../schemas/Book.schema.json: 1 error"))
    try move("elsewhere", to: "schemas")
    #expect(await watching.says("specs/../schemas/Book.schema.json: 1 error fixed"))
    // It is the new folder's files that are watched now.
    try replace("schemas/Book.schema.json", with: "{}")
    #expect(await watching.says("specs/../schemas/Book.schema.json: 1 error"))

    try move("specs/Book.yaml", to: "Book.yaml")
    #expect(await watching.says("specs/Book.yaml: 1 error fixed, deleted Out/"))
    watching.stop()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out") == [])
  }
}

/// A run of the tool and the lines that it prints.
private final class Watching {
  private var lines: AsyncStream<String>.Iterator
  private let process = Process()

  init(_ folder: URL) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: try Repository.tool())
    process.arguments = ["watch"]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    self.lines = lines.makeAsyncIterator()
    let reader = LineReader(continuation)
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      reader.take(data)
    }
    try process.run()
  }

  /// Waits for a line that begins so. A machine that is busy may come between two halves of a change: then there are others before.
  func says(_ start: String) async -> Bool {
    while let line = await lines.next() {
      if line.hasPrefix(start) { return true }
    }
    return false
  }

  /// Other signals may be blocked: a process inherits that from the thread that starts it.
  func stop() { kill(process.processIdentifier, SIGKILL) }

  deinit { if process.isRunning { stop() } }
}

/// Puts lines together from what arrives; nothing means the end.
private final class LineReader: @unchecked Sendable {
  private let continuation: AsyncStream<String>.Continuation
  private var rest = Data()

  init(_ continuation: AsyncStream<String>.Continuation) {
    self.continuation = continuation
  }

  /// Called by one queue only.
  func take(_ data: Data) {
    if data.isEmpty { continuation.finish() }
    rest += data
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
      rest = Data(rest[rest.index(after: end)...])
    }
  }
}
