import Workspace

/// The files of a small example screen that uses most features of a spec.
func starterFiles(_ names: StartNames) -> [StartPlan.File] {
  let (busy, quiet) = (names.fixturePath("\(names.base)-1"), names.fixturePath("\(names.base)-2"))
  return [
    StartPlan.File(path: names.schemaPath, text: schema(names)),
    StartPlan.File(path: busy, text: busyFixture),
    StartPlan.File(path: quiet, text: quietFixture),
    StartPlan.File(path: names.specPath, text: names.editorLine + spec(names)),
  ]
}

private func schema(_ names: StartNames) -> String {
  """
  {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "\(names.type)",
    "type": "object",
    "required": ["name", "followers", "joinedAt", "plan", "posts"],
    "properties": {
      "name": {"type": "string"},
      "bio": {"type": "string"},
      "followers": {"type": "integer"},
      "joinedAt": {"type": "string", "format": "date-time"},
      "plan": {"type": "string", "enum": ["free", "pro"]},
      "posts": {
        "type": "array",
        "items": {
          "title": "Post",
          "type": "object",
          "required": ["id", "title", "likes"],
          "properties": {
            "id": {"type": "integer"},
            "title": {"type": "string"},
            "likes": {"type": "integer"}
          }
        }
      }
    }
  }

  """
}

private let busyFixture = """
  {
    "name": "Ada Lovelace",
    "bio": "Poet of numbers",
    "followers": 18151,
    "joinedAt": "2024-03-05T09:30:00Z",
    "plan": "pro",
    "posts": [
      {"id": 1, "title": "On the Analytical Engine", "likes": 42},
      {"id": 2, "title": "Note G", "likes": 1}
    ]
  }

  """

private let quietFixture = """
  {
    "name": "Charles Babbage",
    "followers": 7,
    "joinedAt": "2024-02-29T18:00:00Z",
    "plan": "free",
    "posts": []
  }

  """

private func spec(_ names: StartNames) -> String {
  #"""
  view: \#(names.view)
  doc: A person and their posts.
  service:
    schema: \#(names.schemaFromSpec)
    type: \#(names.type)

  # Formats that several fields can use, after a bar: {likes | likeCount}
  formats:
    likeCount: { plural: { one: "{value} like", other: "{value} likes" } }
    planName: { map: { free: Free, pro: Pro }, unknown: Other }

  # View models for the rows of lists.
  models:
    PostRow:
      from: Post
      id: id
      display:
        title: "{title}"
        likesText: "{likes | likeCount}"

  # The fields of the view model, in declaration order.
  display:
    nameText: "{name}"
    # A value that may be missing needs a fallback.
    bioText: { text: "{bio}", fallback: No bio yet }
    followersText: "{followers | compact} followers"
    joinedText: "Joined {joinedAt | date(style: medium)}"
    planText: "{plan | planName}"
    # Shows the first case whose condition is true.
    summaryText:
      cases:
        - { when: posts.isEmpty, text: Nothing written yet }
        - { text: "{posts.sum($0.likes) | likeCount} for {posts.map($0.title) | list}" }
    isPro: { value: plan == .pro }
    rows: { each: posts, model: PostRow }

  # JSON in, strings out. `viewmodelgen lint` checks each example, and `generate` turns it into a test.
  examples:
    - name: busy
      fixture: fixtures/\#(names.base)-1.json
      expect:
        nameText: Ada Lovelace
        bioText: Poet of numbers
        followersText: 18.2K followers
        joinedText: Joined Mar 5, 2024
        planText: Pro
        summaryText: 43 likes for On the Analytical Engine and Note G
        isPro: true
        rows:
          - { title: On the Analytical Engine, likesText: 42 likes }
          - { title: Note G, likesText: 1 like }
    - name: quiet
      fixture: fixtures/\#(names.base)-2.json
      expect:
        bioText: No bio yet
        followersText: 7 followers
        summaryText: Nothing written yet
        isPro: false
        rows: []

  """#
}
