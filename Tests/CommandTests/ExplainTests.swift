import Foundation
import TestSupport
import Testing

@Suite struct ExplainTests {
  @Test func followsAFieldFromTheSpecToTheSchema() async throws {
    #expect(
      try await explain("specs/ReadingStats.yaml", "totalPagesDisplayText") == """
        totalPagesDisplayText: String

        specs/ReadingStats.yaml:13:3
            totalPagesDisplayText: "{self.sum($0.numberOfPages) | pageCount}"
        specs/schemas/Readings.schema.json:11:9
            Book.numberOfPages: Int

        """
    )
  }

  @Test func followsAFieldOfARow() async throws {
    #expect(
      try await explain("specs/PhotoList.yaml", "cellViewModels.descText") == """
        cellViewModels.descText: String

        specs/PhotoList.yaml:10:7
            descText: { join: ["{camera}", "{description}"], separator: " - " }
        specs/schemas/Photos.schema.json:14:9
            Photo.camera: String?
        specs/schemas/Photos.schema.json:13:9
            Photo.description: String?

        """
    )
  }

  @Test func listsTheFieldsThatShowAProperty() async throws {
    #expect(
      try await explain("--uses", "Photo.camera", "specs") == """
        specs/PhotoList.yaml:10:7: PhotoListCell.descText
        specs/languages/PhotoList.yaml:10:7: PhotoListCell.descText

        """
    )
  }

  @Test func namesTheFunctionsOfTheAppThatAFieldCalls() async throws {
    let text = try await explain("specs/Comments.yaml", "comments.shareText")
    #expect(text.contains("specs/viewmodelgen.yaml:9:3\n    share(Int, Int?) -> Double?\n"))
  }

  /// A field that shows a property of a union shows this property of each member type, and a field that uses a `let` value shows
  /// the properties in that value.
  @Test func followsUnionsAndSharedValues() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      title: Post
      oneOf:
        - { title: TextPost, type: object, required: [kind, by], properties: { kind: { const: text }, by: { type: string } } }
        - { title: ImagePost, type: object, required: [kind, by], properties: { kind: { const: image }, by: { type: string }, alt: { type: string } } }
      """,
      to: "schemas/post.yaml"
    )
    try folder.write(
      """
      view: PostView
      service: { schema: schemas/post.yaml, type: Post }
      let:
        author: by ?? 'somebody'
      display:
        byline: "by {author}"
        altText:
          cases:
            - { when: self is ImagePost && alt != nil, text: "{alt}" }
            - { text: none }
      examples:
        - { name: image, given: { kind: image, by: Ada, alt: Gears }, expect: {} }
      """,
      to: "Post.yaml"
    )
    func text(_ arguments: String...) async throws -> String {
      try await run(Repository.tool(), ["explain"] + arguments, in: folder.url).text
    }
    #expect(
      try await text("--uses", "TextPost.by", "Post.yaml") == "Post.yaml:6:3: PostView.byline\n"
    )
    #expect(
      try await text("--uses", "ImagePost.alt", "Post.yaml") == "Post.yaml:7:3: PostView.altText\n"
    )
    #expect(try await text("--uses", "TextPost.kind", "Post.yaml") == "")
    #expect(try await text("Post.yaml", "altText").contains("schemas/post.yaml:4:"))
  }

  @Test(arguments: [
    (
      ["specs/PhotoList.yaml", "cels"],
      "there is no field 'cels'; it has 'cellViewModels' and 'emptyText'"
    ),
    (["specs/PhotoList.yaml", "emptyText.x"], "'emptyText' has no rows, so '.x' cannot follow it"),
    (
      ["specs/PhotoList.yaml", "cellViewModels.x"],
      "there is no field 'x'; it has 'id', 'titleText'"
    ),
    (
      ["specs/PhotoList.yaml", "cellViewModels.titleTxt"],
      "there is no field 'titleTxt'; did you mean 'titleText'?"
    ),
    (["specs/PhotoList.yaml", "cellViewModels[1]"], "there is no field 'cellViewModels[1]'"),
    (["specs/PhotoList.yaml", "emptyText[0]"], "there is no field 'emptyText[0]'"),
    (["--uses", "Photo.nme", "specs"], "'Photo' has no property 'nme'; did you mean 'name'?"),
    (
      ["--uses", "Phot.name", "specs"],
      "the specs' schemas have no type 'Phot'; did you mean 'Photo'?"
    ),
    (["nowhere.yaml", "x"], "cannot read it: no such file"),
  ])
  func reportsWhatItCannotFind(arguments: [String], message: String) async throws {
    let result = try await run(Repository.tool(), ["explain"] + arguments, in: Repository.root)
    #expect(result.status == 1 && result.stderr.contains(message), "\(result.text)")
  }

  private func explain(_ arguments: String...) async throws -> String {
    let result = try await run(Repository.tool(), ["explain"] + arguments, in: Repository.root)
    #expect(result.status == 0 && result.stderr.isEmpty, "\(result.stderr)")
    return result.stdout
  }
}
