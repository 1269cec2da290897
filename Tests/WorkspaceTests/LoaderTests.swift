import DocumentReader
import Foundation
import TestSupport
import Testing

@testable import Workspace

struct LoaderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func failure(_ path: String) -> String? {
    switch FileLoader.disk.load(path) {
    case .file: nil
    case .failure(let reason): reason
    }
  }

  @Test func readsEveryByte() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    try folder.write(text, to: "a.yaml")
    try folder.write("", to: "empty.yaml")
    #expect(try folder.text("a.yaml") == text)
    #expect(try folder.text("empty.yaml") == "")
  }

  @Test func readsFilesThatReportNoSize() throws {
    #if os(Linux)
      #expect(try !readBytes("/proc/self/status").isEmpty)
    #endif
  }

  @Test func reportsWhyAFileCannotBeRead() throws {
    try createFolder(folder.path("folder"))
    try folder.write("", to: "file")
    try folder.link("loop", to: "loop")
    try folder.link("broken", to: "nowhere")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(failure(folder.path("none")) == "no such file")
    #expect(failure(folder.path("folder")) == "is a directory")
    #expect(failure(folder.path("file/x")) == "a part of its path is not a folder")
    #expect(failure(folder.path("loop")) == "its symbolic links form a loop")
    #expect(failure(folder.path("broken")) == "no such file")
    #expect(failure(folder.path("pipe")) == "is not a regular file")
    #expect(failure("/dev/zero") == "is not a regular file")
    #expect(failure("") == "the path is empty")
    #expect(failure("a\0b") == "the path contains a NUL character")
    #expect(failure(String(repeating: "a", count: 300)) == "the name is too long")
  }

  @Test func rejectsFilesAboveTheSizeLimit() throws {
    try folder.write("12345", to: "a")
    #expect(throws: FileFailure("is larger than 4 bytes")) {
      try readBytes(folder.path("a"), limit: 4)
    }
    #expect(try readBytes(folder.path("a"), limit: 5).count == 5)
    #expect(truncate(folder.path("a"), off_t(Limits.fileSize + 1)) == 0)
    #expect(failure(folder.path("a")) == "is larger than 64 MB")
  }
}
