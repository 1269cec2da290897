/// What the compiler and the tests say about some Kotlin.
package struct KotlinResult: Decodable, Sendable {
  package struct Message: Decodable, Sendable, CustomStringConvertible {
    package let severity: String
    package let text: String
    package let path: String?
    package let line: Int?
    package let column: Int?

    package var description: String {
      guard let path, let line, let column else { return "\(severity): \(text)" }
      return "\(path):\(line):\(column): \(severity): \(text)"
    }
  }

  package struct Failure: Decodable, Sendable, CustomStringConvertible {
    package let name: String
    package let message: String

    package var description: String { "\(name): \(message)" }
  }

  /// The errors and the warnings.
  package let messages: [Message]
  /// Whether there are classes in the output folder.
  package let compiles: Bool
  /// The number of tests that ran.
  package let tests: Int
  package let failures: [Failure]
  /// What the tests printed.
  package let output: String

  /// All that is wrong, for an expectation that there is nothing.
  package var problems: [String] {
    messages.map(\.description) + failures.map(\.description)
  }
}
