import DocumentReader
import Testing

@testable import LanguageServer

/// Completion, hovers, definitions and renaming of what `screen` names, at the cursor, `▮`.
@Suite struct ScreenNameTests {
  @Test(arguments: [
    // The actions that the view model can ask for.
    ("can(send)", "can(▮)", "send"), ("can(like)", "can(▮)", "like"),
    ("can(like)", "can(▮", "like"),
    // The part of the row that the action is about.
    ("when: \"!it.isLiked\"", "when: it.▮", "id text isLiked reblog poll"),
    ("use: it.poll", "use: it.▮", "id text isLiked reblog poll"),
    ("use: it.poll", "use: it.poll?.▮", "votes"), ("use: cart", "use: ▮", "posts cart"),
    ("on: reblog ?? self", "on: ▮", "id text isLiked reblog poll row"),
    ("with: { id: it.id }", "with: { id: it.▮ }", "id text isLiked reblog poll"),
    ("set: { isLiked: \"true\" }", "set: { ▮ }", "id text isLiked reblog poll"),
    ("set: { isLiked: \"true\" }", "set: { reblog.▮ }", "id text isLiked reblog poll"),
    ("set: { isLiked: \"true\" }", "set: { poll.▮ }", "votes"),
    ("row: posts\n", "row: ▮\n", "posts"),
    // Values and keys of lists and locals.
    ("hold: newCount", "hold: ▮", "newCount"), ("apply: upsert", "apply: ▮", "use upsert remove"),
    ("list: posts", "list: ▮", "posts cart"),
    ("opened: { type: \"[String]\", value: [] }", "opened: { ▮ }", "type value"),
    ("type: \"[String]\"", "type: ▮", "Feed Post Poll Cart Kind"),
    ("kind: Kind.bus", "kind: ▮", "Kind.bus Kind.train"),
    ("kind: Kind.bus", "kind: Kind.▮", "bus train"),
    ("opened.toggling(row.id)", "opened.toggling(row.▮)", "id text isLiked reblog poll"),
    ("{ id: row.id } }", "{ id: row.▮ } }", "id text isLiked reblog poll"),
    ("toast: \"{label} liked\"", "toast: \"{▮} liked\"", "posts cart answer it kind"),
    ("title: poll.votes", "title: poll.▮", "votes"),
  ])
  func completes(written: String, typed: String, labels: String) throws {
    let editor = try Editor(spec, files: files)
    #expect(editor.problems.filter { !$0.contains("gets no test") } == [])
    editor.type(spec.replacing(written, with: typed))
    let items = try editor.requestAtCursor("completion")["items"]?.elements ?? []
    let found = items.compactMap { $0["label"]?.text }
    let expected = labels.split(separator: " ").map(String.init)
    #expect(Array(found.prefix(expected.count)) == expected)
  }

  @Test(arguments: [
    ("can(li▮ke)", "`like` / an action, available if `!it.isLiked`"),
    ("it.isLi▮ked", "`isLiked: Bool` of `Post`"), ("use: it.po▮ll", "`poll: Poll?` of `Post`"),
    ("use: ca▮rt", "`cart: Cart?` of `Feed`"), ("re▮blog ?? self", "`reblog: Post?` of `Post`"),
    ("{la▮bel} liked", "`label: String`"), ("open▮Post", "`openPost(id: String)` / an event"),
    ("hold: new▮Count", "`newCount: Int` / an input"),
    ("title: poll.vo▮tes", "`votes: Int` of `Poll`"),
  ])
  func hoverDescribes(place: String, expected: String) throws {
    let editor = try Editor(spec, at: place, files: files)
    #expect(editor.problems.filter { !$0.contains("gets no test") } == [])
    let text = try editor.requestAtCursor("hover")["contents"]?["value"]?.text ?? ""
    #expect(text.replacing("\n\n", with: " / ").hasPrefix(expected), "\(text)")
  }

  @Test func renamingAnActionChangesAllItsUses() throws {
    let editor = try Editor(spec, at: "can(se▮nd)", files: files)
    #expect(editor.problems.filter { !$0.contains("gets no test") } == [])
    let text = try editor.renaming(to: "submit")
    #expect(
      text
        == spec.replacing("can(send)", with: "can(submit)").replacing(
          "    send:",
          with: "    submit:"
        )
    )
  }

  private let files = [
    "schemas/Feed.schema.json": """
    { "title": "Feed", "type": "object", "required": ["posts"], "properties": {
      "posts": { "type": "array", "items": { "$ref": "#/$defs/Post" } },
      "cart": { "$ref": "#/$defs/Cart" }
    }, "$defs": {
      "Post": { "type": "object", "required": ["id", "text", "isLiked"], "properties": {
        "id": { "type": "string" }, "text": { "type": "string" }, "isLiked": { "type": "boolean" },
        "reblog": { "$ref": "#/$defs/Post" }, "poll": { "$ref": "#/$defs/Poll" }
      } },
      "Poll": { "type": "object", "required": ["votes"], "properties": { "votes": { "type": "integer" } } },
      "Cart": { "type": "object", "required": ["total"], "properties": { "total": { "type": "integer" } } },
      "Kind": { "type": "string", "enum": ["bus", "train"] }
    } }
    """
  ]

  private let spec = """
    view: FeedView
    service: { schema: schemas/Feed.schema.json, type: Feed }
    inputs: { newCount: Int, opened: "[String]" }
    let: { label: { text: "{posts.count} posts" } }
    models:
      PollCard: { from: Poll, inputs: { title: Int }, display: { titleText: "{title}" } }
      PostRow:
        from: Post
        id: id
        inputs: { isOpen: Bool }
        display:
          isOpen: { value: isOpen }
          canLike: { value: can(like) }
          poll: { of: poll, model: PollCard, with: { title: poll.votes } }
    display:
      posts: { each: posts, model: PostRow, with: { isOpen: opened.contains($0.id) } }
      count: { value: newCount }
      canSend: { value: can(send) }
    screen:
      service: FeedService
      local: { opened: { type: "[String]", value: [] }, kind: Kind.bus }
      load: { call: feed }
      errors: { default: Sorry }
      poll: { every: 30s, hold: newCount }
      updates: { call: changes, apply: upsert, list: posts }
      actions:
        like:
          row: posts
          on: reblog ?? self
          when: "!it.isLiked"
          call: like
          with: { id: it.id }
          optimistic: { set: { isLiked: "true" } }
          onSuccess: { use: it.poll, toast: "{label} liked" }
        send: { when: cart != nil, call: send, onSuccess: { use: cart } }
        open: { row: posts, set: { opened: opened.toggling(row.id) }, event: { openPost: { id: row.id } } }
    """
}
