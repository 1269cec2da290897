import FirstSpec
import Testing

/// Objects of the same type in several places of the samples.
@Suite struct SharedTypeTests {
  @Test func objectsWithTheSameKeysShareAType() {
    let inferred = infer([
      #"{"account": {"id": 1, "acct": "a"}, "reblog": {"account": {"id": 2, "acct": "b"}}}"#,
      #"{"account": {"id": 3, "acct": "c"}, "reblog": null}"#,
    ])
    #expect(
      inferred.schema == """
        {
          "type": "object",
          "required": ["account", "reblog"],
          "properties": {
            "account": {"$ref": "#/definitions/account"},
            "reblog": {
              "type": ["object", "null"],
              "required": ["account"],
              "properties": {"account": {"$ref": "#/definitions/account"}}
            }
          },
          "definitions": {
            "account": {
              "type": "object",
              "required": ["id", "acct"],
              "properties": {"id": {"type": "integer"}, "acct": {"type": "string"}}
            }
          }
        }
        """
    )
    #expect(
      inferred.decisions == [
        "account: object (in 2 of 2)", "account.id: integer (in 3 of 3)",
        "account.acct: string (in 3 of 3)", "reblog: object or null (in 2 of 2, null in 1)",
        "reblog.account: same as 'account' (in 1 of 1)",
      ]
    )
  }

  @Test func optionalObjectsAndListElementsShareAType() {
    let inferred = infer([
      #"{"total": {"amount": 5, "currencyCode": "EUR"}, "tax": null, "fees": [{"amount": 0.5, "currencyCode": "EUR"}]}"#,
      #"{"total": {"amount": 7, "currencyCode": "EUR"}, "tax": {"amount": 1, "currencyCode": "USD"}, "fees": []}"#,
    ])
    #expect(
      inferred.schema == """
        {
          "type": "object",
          "required": ["total", "tax", "fees"],
          "properties": {
            "total": {"$ref": "#/definitions/total"},
            "tax": {"anyOf": [{"$ref": "#/definitions/total"}, {"type": "null"}]},
            "fees": {"type": "array", "items": {"$ref": "#/definitions/total"}}
          },
          "definitions": {
            "total": {
              "type": "object",
              "required": ["amount", "currencyCode"],
              "properties": {"amount": {"type": "number"}, "currencyCode": {"type": "string"}}
            }
          }
        }
        """
    )
  }

  @Test func typeOfListElementsIsNamedElement() {
    let inferred = infer([#"{"a": [{"lat": 1, "lng": 2}], "b": [[{"lat": 3, "lng": 4}]]}"#])
    #expect(
      inferred.schema.contains(
        ##""a": {"type": "array", "items": {"$ref": "#/definitions/aElement"}}"##
      )
    )
    #expect(
      inferred.decisions.last
        == "b: [[same as 'a']] (in 1 of 1, 1 element in 1 list, 1 element in 1 list)"
    )
  }

  /// In the first sample, `reblog` has no `price`, and its own `reblog` is null. In the second, `reblog` itself is null.
  @Test(arguments: [
    #"{"id": 1, "price": 2, "reblog": {"id": 2, "reblog": null}}"#,
    #"{"id": 1, "price": 2, "reblog": null}"#,
  ])
  func hintCanMakeATypeContainItself(sample: String) {
    let inferred = infer([sample], InferenceHints(same: [("reblog", ".")]))
    #expect(
      inferred.schema.contains(##""reblog": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}"##),
      "\(inferred.schema)"
    )
    #expect(inferred.decisions.last?.hasPrefix("reblog: same as '.' or null") == true)
    #expect(inferred.diagnostics.isEmpty)
  }

  @Test func hintCanMakeElementsOfTheRootContainThemselves() {
    let inferred = infer(
      [#"[{"id": 1, "replies": [{"id": 2}]}, {"id": 3, "replies": []}]"#],
      InferenceHints(same: [("replies", ".")])
    )
    #expect(
      inferred.schema == """
        {
          "type": "array",
          "items": {"$ref": "#/definitions/element"},
          "definitions": {
            "element": {
              "type": "object",
              "required": ["id"],
              "properties": {
                "id": {"type": "integer"},
                "replies": {"type": "array", "items": {"$ref": "#/definitions/element"}}
              }
            }
          }
        }
        """
    )
  }

  /// The objects share only generic keys (`id`, `name`), or differ in the type or format of a value or in a key.
  @Test(arguments: [
    #"{"genre": {"id": 1, "name": "x"}, "user": {"id": 2, "name": "y"}}"#,
    #"{"a": {"lat": 1, "lng": 2}, "b": {"lat": "1", "lng": "2"}}"#,
    #"{"a": {"from": "2024-01-01", "to": "2024-01-02"}, "b": {"from": "Rome", "to": "Oslo"}}"#,
    #"{"a": {"lat": 1, "lng": 2}, "b": {"lat": 1, "lng": 2, "height": 3}}"#,
    #"{"a": {"lat": 1, "at": {"x": 1}}, "b": {"lat": 1, "at": {"x": "1"}}}"#,
    #"{"a": {"lat": 1, "in": {"1": 1}}, "b": {"lat": 1, "in": {"x": 1}}}"#,
  ])
  func similarObjectsDoNotShareAType(sample: String) {
    #expect(!infer([sample]).schema.contains("$ref"))
  }

  /// `a` and `b` have the same type, and so do the objects `at` in `a`, `b` and `c`.
  @Test func objectsInsideSharedTypesShareAType() {
    let inferred = infer([
      #"{"a": {"nick": "x", "at": {"lat": 1, "lng": 2}}, "b": {"nick": "y", "at": {"lat": 1.5, "lng": 2}}, "c": {"at": {"lat": 1, "lng": 2}}}"#
    ])
    #expect(
      inferred.schema == """
        {
          "type": "object",
          "required": ["a", "b", "c"],
          "properties": {
            "a": {"$ref": "#/definitions/a"},
            "b": {"$ref": "#/definitions/a"},
            "c": {
              "type": "object",
              "required": ["at"],
              "properties": {"at": {"$ref": "#/definitions/at"}}
            }
          },
          "definitions": {
            "at": {
              "type": "object",
              "required": ["lat", "lng"],
              "properties": {"lat": {"type": "number"}, "lng": {"type": "integer"}}
            },
            "a": {
              "type": "object",
              "required": ["nick", "at"],
              "properties": {"nick": {"type": "string"}, "at": {"$ref": "#/definitions/at"}}
            }
          }
        }
        """
    )
  }

  /// A union needs at least two variants. Here, each place has one of them.
  @Test func unionCombinesVariantsFromAllPlacesOfAType() {
    let sample =
      #"{"id": 1, "media": [{"type": "image", "w": 1}], "reblog": {"id": 2, "media": [{"type": "audio", "len": 1}]}}"#
    let inferred = infer([sample], InferenceHints(dates: [], same: [("reblog", ".")]))
    #expect(
      inferred.decisions.contains(
        "media: [one of 2 by 'type'] (in 2 of 2, 2 elements in 2 lists, 'image' in 1, 'audio' in 1)"
      )
    )
  }

  @Test(arguments: [
    (
      ("id", "."),
      "x0.json:2:9: error: '--same' is for objects, but 'id' is something else here; remove the option, or use another path"
    ),
    (("sellr", "."), "--same: error: nothing in the samples is at 'sellr'; did you mean 'seller'?"),
  ])
  func reportsPathsThatCannotShareAType(pair: (String, String), message: String) {
    let sample = """
      {
        "id": 1,
        "seller": { "id": "7" },
        "rates": { "2024-01-01": 1, "2024-01-02": 2 }
      }
      """
    #expect(infer([sample], InferenceHints(same: [pair])).diagnostics == [message])
  }

  /// Other hints also apply if they name the place whose type is defined elsewhere.
  @Test func hintsCanNameEitherPlaceOfASharedType() {
    for path in ["at", "reblog.at"] {
      let hints = InferenceHints(dates: [path], same: [("reblog", ".")])
      let inferred = infer([#"{"at": "2024-01-01", "reblog": {"at": "2024-01-01"}}"#], hints)
      #expect(
        inferred.decisions.first == "at: date (in 2 of 2, all 2 values parse, as requested)",
        "\(inferred)"
      )
    }
  }

  /// Combining an object with the outer object of the same type must not hide a duplicate key.
  @Test(arguments: [
    (
      #"{"id": 1, "reblog": {"id": 2}, "id": 3}"#,
      "x0.json:1:32: error: the key 'id' is already used on line 1"
    ),
    (
      #"{"reblog": {"reblog": null, "id": 2, "id": 3}, "id": 1}"#,
      "x0.json:1:38: error: the key 'id' is already used on line 1"
    ),
  ])
  func duplicateKeysAreReportedInsideRecursiveTypes(sample: String, start: String) {
    let samples = [#"{"id": 1, "reblog": {"id": 2}}"#, sample]
    let messages = infer(samples, InferenceHints(same: [("reblog", ".")])).diagnostics
    #expect(
      messages.count == 1 && messages.first?.hasPrefix(start.replacing("x0", with: "x1")) == true,
      "\(messages)"
    )
  }
}
