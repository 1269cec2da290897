/// 60 records of 12 members, some of them optional. Each has a date, another record and a list.
let records: Shape = {
  var types: [RecordType] = []
  for index in (0..<60).reversed() {
    var members = (0..<9).map { number in
      let (type, swift, value) = scalars[number % scalars.count]
      return Member(
        "field\(number)",
        key: "field_\(number)",
        schema: #"{ "type": "\#(type)" }"#,
        swift: swift,
        isRequired: number.isMultiple(of: 2),
        value: value
      )
    }
    members.append(instant(9))
    // Records contain each other three levels deep.
    if let next = types.dropLast(19).last {
      members.append(
        Member("next", schema: reference(next.name), swift: next.name, value: next.value)
      )
    } else {
      members.append(Member("next", schema: texts.schema, swift: texts.swift, value: texts.value))
    }
    members.append(
      Member(
        "tags",
        schema: texts.schema,
        swift: texts.swift,
        isRequired: false,
        value: texts.value
      )
    )
    types.append(RecordType(name: "Type\(index)", members: members))
  }
  return Shape(
    "60 records",
    lists: types.map { ($0.name, $0.value) },
    count: 40,
    definitions: types.map { ($0.name, $0.schema) },
    byHand: types.map(\.swift)
  )
}()

/// A configuration of 12 sections with 4 parts of 60 texts each. It would take 57 KB if nothing were boxed.
let wideRecords: Shape = {
  let texts = (0..<60).map { number in
    Member(
      "text\(number)",
      schema: #"{ "type": "string" }"#,
      swift: "String",
      isRequired: false,
      value: "\"\(number)\""
    )
  }
  let part = RecordType(name: "Part", members: texts)
  func parts(_ count: Int, of type: RecordType) -> [Member] {
    (0..<count).map { number in
      Member(
        "part\(number)",
        schema: reference(type.name),
        swift: type.name,
        isRequired: false,
        value: type.value
      )
    }
  }
  let section = RecordType(name: "Section", members: texts + parts(4, of: part))
  let root = RecordType(name: "Root", members: texts + parts(12, of: section))
  return Shape("wide records", root: root, records: [section, part])
}()

/// 20 records of 6 dates each.
let dates: Shape = {
  let types = (0..<20).map { RecordType(name: "Type\($0)", members: (0..<6).map(instant)) }
  return Shape(
    "dates",
    lists: types.map { ($0.name, $0.value) },
    count: 200,
    definitions: types.map { ($0.name, $0.schema) },
    byHand: types.map(\.swift)
  )
}()

private let scalars = [
  ("string", "String", #""Some text""#), ("integer", "Int", "1234"), ("number", "Double", "0.25"),
  ("boolean", "Bool", "true"),
]

private let texts = Member(
  "texts",
  schema: #"{ "type": "array", "items": { "type": "string" } }"#,
  swift: "[String]",
  value: #"["one","two"]"#
)

private func instant(_ number: Int) -> Member {
  Member(
    "createdAt\(number)",
    key: "created_at_\(number)",
    schema: #"{ "type": "string", "format": "date-time" }"#,
    swift: "Date",
    value: #""2024-03-0\#(number % 9 + 1)T12:45:0\#(number)Z""#
  )
}
