import Foundation
import TestSupport
import Testing

/// The project that `init` writes for samples whose objects contain objects of the same type.
@Suite(.slow) struct RecursiveStartTests {
  @Test func recursiveTypesAreShownOneLevelDeep() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "post": { "id": "1", "text": "x", "reblog": { "id": "2", "text": "y", "reblog": null },
        "author": { "nick": "a", "best": { "id": "4", "text": "z" } }, "replies": [{ "id": "3", "text": "z" }] },
        "next": null }
      """,
      to: "thread.json"
    )
    let same = ["post.reblog=post", "post.replies=post", "post.author.best=post", "next=post"]
    let arguments = ["init", "--from", "thread.json"] + same.flatMap { ["--same", $0] }
    let written = try await tool(arguments, in: folder)
    #expect(written.status == 0 && written.stderr.isEmpty, "\(written.text)")
    let spec = try folder.text("specs/Thread.yaml")
    #expect(
      spec.contains(
        #"""
        models:
          PostRow:
            from: Post
            id: id
            display:
              text: "{text}"
              authorNick: { text: "{author?.nick}", fallback: null }
              replies: { text: "{replies?.count}", fallback: null }
              # Left out, because its type is unknown or cannot be shown as text: reblog
              # Left out, because its type is unknown or cannot be shown as text: author?.best
        display:
          postID: "{post.id}"
          postText: "{post.text}"
          postAuthorNick: { text: "{post.author?.nick}", fallback: null }
          postReplies: { each: "post.replies ?? []", model: PostRow }
          nextID: { text: "{next?.id}", fallback: null }
          nextText: { text: "{next?.text}", fallback: null }
          nextAuthorNick: { text: "{next?.author?.nick}", fallback: null }
          nextReplies: { each: "next?.replies ?? []", model: PostRow }
          # Left out, because its type is unknown or cannot be shown as text: post.reblog
          # Left out, because its type is unknown or cannot be shown as text: post.author?.best
          # Left out, because its type is unknown or cannot be shown as text: next?.reblog
          # Left out, because its type is unknown or cannot be shown as text: next?.author?.best
        examples:

        """#
      ),
      "\(spec)"
    )
    let lint = try await tool(["lint"], in: folder)
    #expect(lint.text == "1 spec, 1 example, 0 errors\n")
    let generate = try await tool(["generate"], in: folder)
    #expect(generate.status == 0 && generate.stderr.isEmpty, "\(generate.text)")
    let swift = try Repository.swiftFiles(in: folder.url.appending(path: "Sources/App/Generated"))
    let options = ["-typecheck", "-swift-version", "6"]
    let compiled = try await run("swiftc", options + swift, in: folder.url)
    #expect(compiled.status == 0 && compiled.text.isEmpty, "\(compiled.text)")
    let model = try folder.text("Sources/App/Generated/ThreadServiceModel.swift")
    #expect(model.contains("var reblog: Post?") && model.contains("let replies: [Post]?"))
    #expect(model.contains("let next: Post?"))
  }

  private func tool(_ arguments: [String], in folder: TemporaryFolder) async throws -> ProcessOutput
  {
    try await run(Repository.tool(), arguments, in: folder.url)
  }
}
