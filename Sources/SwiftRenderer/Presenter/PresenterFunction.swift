import SwiftCode
import TextOutput

/// A function of a presenter, for the template to place.
struct PresenterFunction {
  var doc = ""
  var attribute = ""
  /// All before the brace.
  let head: Code
  let body: [Code]

  /// `indent`: of the function.
  func value(indent: Int) -> TemplateValue {
    [
      "doc": lines(docLines(doc, width: lineWidth - indent)),
      "attribute": lines(attribute.isEmpty ? [] : [attribute]),
      "head": lines(head.outdentedLines(indent: indent, trailing: " {".count)),
      "statements": lines(body.flatMap { $0.outdentedLines(indent: indent + 2) }),
      "line": .text(line(indent: indent) ?? ""),
    ]
  }

  /// The whole function, if it is short.
  private func line(indent: Int) -> String? {
    guard let head = head.flat, let only = body.first?.flat, body.count == 1, !only.contains("{")
    else { return nil }
    let line = "\(head) { \(only) }"
    return indent + line.count <= lineWidth ? line : nil
  }
}

extension Code {
  /// `name(arguments) { … }`, without parentheses if there are no arguments.
  static func call(_ name: String, _ arguments: [Code], closure: Code) -> Code {
    .sequence([arguments.isEmpty ? .text(name) : .call(name, arguments), " ", closure])
  }

  /// `name(arguments) { … } accept: { … }`
  static func call(_ name: String, _ arguments: [Code], _ body: [Code], accept: [Code]) -> Code {
    .sequence([
      arguments.isEmpty ? .text(name) : .call(name, arguments), " ", .braces("{", body),
      " accept: ", .braces("{", accept),
    ])
  }

  /// `if case .done = ending { … }`
  static func ifCase(_ pattern: String, _ subject: String, _ body: [Code]) -> Code {
    let condition = "case .\(pattern) = \(subject)"
    if body.count == 1, let only = body.first?.flat, only.count < 40 {
      return .text("if \(condition) { \(only) }")
    }
    return .conditional([.init([.text(condition)], body)])
  }
}
