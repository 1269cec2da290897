import Foundation
import TestSupport
import Testing

/// The command `watch`, run as a process.
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

  /// Overwrites a file in place. The text must not be shorter than the old one, so that a reader never sees an incomplete file.
  private func overwrite(_ name: String, with text: String) throws {
    let file = try FileHandle(forWritingTo: folder.appending(path: name))
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// Replaces a file with a new one, as many editors do when they save.
  private func replace(_ name: String, with text: String) throws {
    try write(text, to: name + ".new")
    try move(name + ".new", to: name)
  }

  private func move(_ name: String, to other: String) throws {
    let (from, to) = (folder.appending(path: name).path, folder.appending(path: other).path)
    try #require(rename(from, to) == 0)
  }

  @Test(.timeLimit(.minutes(20))) func printsALineForEachChange() async throws {
    let watching = try Watching(folder)
    #expect(await watching.prints("4 written, 0 unchanged, 0 deleted; watching"))

    try overwrite("specs/Book.yaml", with: spec("Title: {title ?? ''}"))
    let written = "wrote Out/BookViewModel.swift Tests/BookViewModelTests.swift"
    #expect(await watching.prints("specs/Book.yaml: \(written)"))

    try replace("specs/Book.yaml", with: spec("The title: {title ?? ''}"))
    #expect(await watching.prints("specs/Book.yaml: \(written)"))

    try move("schemas", to: "elsewhere")
    #expect(await watching.prints("schemas/Book.schema.json: 1 error"))
    try move("elsewhere", to: "schemas")
    #expect(await watching.prints("schemas/Book.schema.json: 1 error fixed"))
    // The tool now watches the files of the folder that was moved back.
    try replace("schemas/Book.schema.json", with: "{}")
    #expect(await watching.prints("schemas/Book.schema.json: 1 error"))

    try move("specs/Book.yaml", to: "Book.yaml")
    #expect(await watching.prints("specs/Book.yaml: 1 error fixed, deleted Out/"))
    watching.stop()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out") == [])
  }
}

/// A running `watch` command and the lines that it prints.
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

  /// Waits for a line with this prefix; `false` if the output ends first.
  ///
  /// Skips other lines: on a busy machine, the tool can see a change while it is only half done and report that first.
  func prints(_ prefix: String) async -> Bool {
    while let line = await lines.next() {
      if line.hasPrefix(prefix) { return true }
    }
    return false
  }

  /// Sends SIGKILL, because other signals can be blocked: a process inherits the signal mask of the thread that starts it.
  func stop() { kill(process.processIdentifier, SIGKILL) }

  deinit { if process.isRunning { stop() } }
}

/// Splits the data that arrives into lines. Empty data means the end of the output.
private final class LineReader: @unchecked Sendable {
  private let continuation: AsyncStream<String>.Continuation
  private var rest = Data()

  init(_ continuation: AsyncStream<String>.Continuation) {
    self.continuation = continuation
  }

  /// Must be called on one queue only, because nothing else protects `rest`.
  func take(_ data: Data) {
    if data.isEmpty { continuation.finish() }
    rest += data
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
      rest = Data(rest[rest.index(after: end)...])
    }
  }
}
