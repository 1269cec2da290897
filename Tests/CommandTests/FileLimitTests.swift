import Foundation
import TestSupport
import Testing

/// The tool's behavior if a limit on the size of files makes a write fail.
struct FileLimitTests {
  @Test func failedWriteIsReportedAndLeavesNoFile() async throws {
    let folder = try TemporaryFolder()
    let schema = #"{ "title": "\#(String(repeating: "long ", count: 1_000))", "type": "object" }"#
    try Data(schema.utf8).write(to: folder.url.appending(path: "Book.json"))
    let result = try await run(
      "sh",
      [
        "-c", "ulimit -f 1; exec \"$0\" model Book.json --type Book --output Book.swift",
        try Repository.tool(),
      ],
      in: folder.url
    )
    #expect(result.status == 1)
    #expect(
      result.stderr == """
        Book.swift: error: cannot write it: the file is larger than 'ulimit -f' or the disk allows \
        [output]

        """
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Book.json"])
  }
}
