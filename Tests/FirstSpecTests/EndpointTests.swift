import FirstSpec
import Testing

/// One schema for the samples of several endpoints.
@Suite struct EndpointTests {
  @Test func objectsOfSeveralEndpointsShareAType() {
    let inferred = infer([
      ("Tasks", [#"[{"id": 1, "title": "x", "owner": {"nick": "a", "email": "b"}}]"#]),
      ("User", [#"{"nick": "c", "email": "d"}"#, #"{"nick": "e", "email": "f"}"#]),
    ])
    #expect(
      inferred.schema == """
        {
          "definitions": {
            "Tasks": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id", "title", "owner"],
                "properties": {
                  "id": {"type": "integer"},
                  "title": {"type": "string"},
                  "owner": {"$ref": "#/definitions/User"}
                }
              }
            },
            "User": {
              "type": "object",
              "required": ["nick", "email"],
              "properties": {"nick": {"type": "string"}, "email": {"type": "string"}}
            }
          }
        }
        """
    )
    #expect(inferred.types == ["Tasks", "User"])
    #expect(
      inferred.decisions == [
        "Tasks: [object] (in 1 sample, 1 element in 1 list)", "Tasks.id: integer (in 1 of 1)",
        "Tasks.title: string (in 1 of 1)", "Tasks.owner: same as 'User' (in 1 of 1)",
        "User: object (in 2 samples)", "User.nick: string (in 3 of 3)",
        "User.email: string (in 3 of 3)",
      ]
    )
  }

  /// An element of the list is a task, too, and both responses are of one type.
  @Test func responsesOfTheSameTypeHaveOneDefinition() {
    let task = #"{"id": 1, "done": false}"#
    let inferred = infer([("Tasks", ["[\(task)]"]), ("Task", [task]), ("Next", [task])])
    #expect(inferred.types == ["Tasks", "Task", "Task"])
    #expect(
      inferred.schema == """
        {
          "definitions": {
            "Tasks": {"type": "array", "items": {"$ref": "#/definitions/Task"}},
            "Task": {
              "type": "object",
              "required": ["id", "done"],
              "properties": {"id": {"type": "integer"}, "done": {"type": "boolean"}}
            }
          }
        }
        """
    )
  }

  /// The pages have the same keys, but what is on them differs. The same page of the same tasks is one type.
  @Test func pagesOfDifferentListsAreDifferentTypes() {
    let (task, note) = (#"{"id": 1, "done": false}"#, #"{"id": 1, "body": "x"}"#)
    func page(of row: String) -> [String] { [#"{"results": [\#(row)], "next": "a"}"#] }
    let inferred = infer([
      ("Tasks", page(of: task)), ("Notes", page(of: note)), ("Done", page(of: task)),
      ("Task", [task]), ("Note", [note]),
    ])
    #expect(inferred.types == ["Tasks", "Notes", "Tasks", "Task", "Note"])
    for name in ["Task", "Note"] {
      #expect(
        inferred.schema.contains(
          ##""results": {"type": "array", "items": {"$ref": "#/definitions/\##(name)"}}"##
        ),
        "\(inferred.schema)"
      )
    }
  }

  @Test func sharedTypeDoesNotTakeTheNameOfAResponse() {
    let brief = #"{"project": {"id": 1, "color": "red"}}"#
    let inferred = infer([
      ("Task", [brief]), ("Note", [brief]),
      ("Project", [#"{"id": 1, "color": "red", "notes": 2}"#]),
    ])
    #expect(inferred.types == ["Task", "Note", "Project"])
    #expect(inferred.schema.contains(##""project": {"$ref": "#/definitions/TaskProject"}"##))
  }

  @Test func pathsOfOptionsBeginWithTheNameOfAnEndpoint() {
    let endpoints = [
      ("Posts", [#"[{"id": 1, "reblog": {"id": 2}}]"#]), ("Stats", [#"{"at": "2024-01-01"}"#]),
    ]
    let hints = InferenceHints(dates: ["Stats.at"], same: [("Posts.reblog", "Posts")])
    let inferred = infer(endpoints, hints)
    #expect(inferred.decisions.contains { $0.hasPrefix("Stats.at: date (") })
    #expect(inferred.decisions.contains { $0.hasPrefix("Posts.reblog: same as 'Posts'") })
    #expect(inferred.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("at", "did you mean 'Stats.at'?"), ("stats.at", "did you mean 'Stats.at'?"),
    (".", "the responses are 'Posts' and 'Stats'"),
  ])
  func reportsPathsWithoutTheNameOfAnEndpoint(path: String, hint: String) {
    let endpoints = [("Posts", [#"[{"id": 1}]"#]), ("Stats", [#"{"at": "2024-01-01"}"#])]
    #expect(
      infer(endpoints, InferenceHints(dates: [path])).diagnostics == [
        "--date: error: nothing in the samples is at '\(path)'; with several '--from', a path begins with the name of a response; \(hint)"
      ]
    )
  }
}
