import Foundation
import TestSupport
import Testing

extension GoldenTests {
  /// The stack of an app's background thread has 512 KB, and unoptimized code needs most of it.
  @Suite(.slow) struct Stack {
    @Test func largeAndDeepDataFitsOnASmallStack() async throws {
      let folder = try TemporaryFolder()
      try schema.write(to: folder.url.appending(path: "Settings.json"), options: [])
      try driver.write(
        to: folder.url.appending(path: "main.swift"),
        atomically: true,
        encoding: .utf8
      )
      let model =
        ["model", "Settings.json", "--type", "Settings", "--output", "Settings.swift"]
        + ["--unknown-members", "drop"]
      let generated = try await run(Repository.tool(), model, in: folder.url)
      #expect(generated.status == 0, "\(generated.text)")
      let compile = ["-Onone", "-warnings-as-errors", "Settings.swift", "main.swift", "-o", "app"]
      let compiled = try await run("swiftc", compile, in: folder.url)
      #expect(compiled.status == 0, "\(compiled.text)")

      let output = try await run("./app", [], in: folder.url)
      #expect(
        output.text == """
          Settings true Section true Leaf true Node true
          settings: the same, nested 100: the same
          next: nested too deeply, children: nested too deeply, any: nested too deeply
          choice: nested too deeply, member under a condition: nested too deeply

          """
      )
    }
  }
}

/// A schema with 12 sections of 4 leaves of 60 members each. Without boxes, a value of its type would take 57 KB.
private var schema: Data {
  get throws {
    let texts = (0..<60).map { ("text\($0)", ["type": "string"]) }
    func object(_ members: [(String, [String: String])]) -> [String: Any] {
      ["type": "object", "properties": Dictionary(uniqueKeysWithValues: texts + members)]
    }
    let leaves = (0..<4).map { ("leaf\($0)", ["$ref": "#/$defs/Leaf"]) }
    let sections = (0..<12).map { ("section\($0)", ["$ref": "#/$defs/Section"]) }
    var settings = object(sections + [("node", ["$ref": "#/$defs/Node"])])
    settings["title"] = "Settings"
    let children: [String: Any] = ["type": "array", "items": ["$ref": "#/$defs/Node"]]
    // A looser alternative that accepts any node. If a node is nested too deeply, decoding must fail instead of choosing this alternative,
    // which would drop the node's contents.
    let small: [String: Any] = ["type": "object", "properties": ["name": ["type": "string"]]]
    settings["$defs"] = [
      "Leaf": object([]), "Section": object(leaves),
      "Node": [
        "type": "object",
        "properties": [
          "next": ["$ref": "#/$defs/Node"], "children": children, "any": [:],
          "choice": ["anyOf": [["$ref": "#/$defs/Node"], small]],
        ],
        "if": ["required": ["then"]], "then": ["properties": ["then": ["$ref": "#/$defs/Node"]]],
      ],
    ]
    return try JSONSerialization.data(withJSONObject: settings)
  }
}

private let driver = ##"""
  import Foundation

  /// Runs the work on a thread whose stack has 512 KB.
  func onSmallStack(_ work: @escaping @Sendable () -> String) -> String {
    nonisolated(unsafe) var result = ""
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
    return result
  }

  @Sendable func roundTrip(_ json: String) -> String {
    do {
      let value = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      return text == json ? "the same" : text
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "not decoded"
    }
  }

  func nested(_ levels: Int, _ open: String, _ close: String) -> String {
    #"{"node":{\#(String(repeating: open, count: levels))\#(String(repeating: close, count: levels))}}"#
  }

  let texts = (0..<60).map { #""text\#($0)":"\#($0)""# }
  func object(_ members: [String]) -> String {
    "{" + (texts + members).sorted().joined(separator: ",") + "}"
  }
  let section = object((0..<4).map { #""leaf\#($0)":\#(object([]))"# })
  let settings = object((0..<12).map { #""section\#($0)":\#(section)"# })
  let shallow = nested(100, #""next":{"#, "}")
  let next = nested(509, #""next":{"#, "}")
  let children = nested(254, #""children":[{"#, "}]")
  let choice = nested(300, #""choice":{"#, "}")
  let conditional = nested(300, #""then":{"#, "}")
  let any = nested(1, #""any":"# + String(repeating: "[", count: 509), String(repeating: "]", count: 509))

  print(
    "Settings", MemoryLayout<Settings>.size <= 4096, "Section", MemoryLayout<Section>.size <= 4096,
    "Leaf", MemoryLayout<Leaf>.size <= 4096, "Node", MemoryLayout<Node>.size <= 4096)
  print("settings:", onSmallStack { roundTrip(settings) } + ", nested 100:", onSmallStack { roundTrip(shallow) })
  print(
    "next:", onSmallStack { roundTrip(next) } + ", children:", onSmallStack { roundTrip(children) } + ", any:",
    onSmallStack { roundTrip(any) })
  print(
    "choice:", onSmallStack { roundTrip(choice) } + ", member under a condition:",
    onSmallStack { roundTrip(conditional) })
  """##
