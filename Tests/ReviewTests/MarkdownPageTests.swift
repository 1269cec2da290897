import Review
import Testing

struct MarkdownPageTests {
  @Test(arguments: [
    ("two photos, 1/2", "two photos, 1/2"),
    ("de_DE", "de_DE"),
    ("see GH-12", "`see GH-12`"),
    ("JIRA-7", "`JIRA-7`"),
    ("ABC7", "`ABC7`"),
    ("owner/repo#3", "`owner/repo#3`"),
    ("www.x.y", "`www.x.y`"),
    ("16c999e8c71134401a78d4d46435517b2271d6ac", "`16c999e8c71134401a78d4d46435517b2271d6ac`"),
    ("16c999e", "`16c999e`"),
    ("1234567", "`1234567`"),
    ("@octocat", "`@octocat`"),
  ])
  func wordsThatGitHubLinksAreCode(text: String, markdown: String) {
    #expect(markdownPlain(text) == markdown)
  }
}
