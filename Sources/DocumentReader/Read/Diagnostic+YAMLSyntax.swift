extension Diagnostic {
  /// Returns libyaml's error with a message of our own; the bytes around the error show what the author probably meant.
  static func yamlSyntax(
    _ problem: YAMLProblem,
    next: UInt8?,
    second: UInt8?,
    previous: UInt8?,
    at location: Location
  ) -> Diagnostic {
    let start = problem.contextMark.line + 1
    let message =
      switch problem.text {
      case "did not find expected key", "did not find expected '-' indicator",
        "did not find expected <document start>":
        next == UInt8(ascii: ":")
          ? "the key before this ':' is missing"
          : misplaced(problem, after: previous, line: start)
      case "found character that cannot start any token": unstartable(next)
      case "did not find expected ',' or ']'":
        "expected ',' or ']': the '[' on line \(start) is not closed"
      case "did not find expected ',' or '}'":
        "expected ',' or '}': the '{' on line \(start) is not closed; quote the text if it is one"
      case "found unexpected end of stream", "found unexpected document indicator":
        "the quote that opens on line \(start) is not closed"
      case "did not find expected node content" where next == UInt8(ascii: ":") && isInText(second):
        "a text in brackets that starts with ':' is valid YAML 1.2, but libyaml, which reads this file, does not know it: quote the text"
      case "did not find expected alphabetic or numeric character" where isInText(next):
        "libyaml, which reads this file, knows only letters, digits, '-' and '_' in the name of an anchor, although YAML 1.2 allows more: "
          + "rename it, or quote the text if it is one"
      case "did not find expected node content" where next == nil:
        "the file ends too early: a bracket is not closed"
      case let text: wording[text] ?? text
      }
    return Diagnostic(.syntax, message, at: location)
  }

  /// Whether a byte continues a text or a name in brackets.
  private static func isInText(_ byte: UInt8?) -> Bool {
    byte.map { !$0.isBlank && !$0.isBreak && !Array(",[]{}".utf8).contains($0) } ?? false
  }

  private static func misplaced(_ problem: YAMLProblem, after byte: UInt8?, line: Int) -> String {
    switch byte {
    case UInt8.quote, UInt8.apostrophe:
      "there is more after the closing quote; put the quotes around the whole text"
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      "there is more after the closing bracket; quote the whole text if it is one"
    default:
      switch problem.context {
      case "while parsing a block mapping":
        "expected another key of the mapping on line \(line); check the indentation"
      case "while parsing a block collection":
        "expected another '- ' of the list on line \(line); check the indentation"
      default: "the file's value has ended before this; check the indentation"
      }
    }
  }

  private static func unstartable(_ byte: UInt8?) -> String {
    guard let byte, byte != .tab else { return "indent with spaces, not tabs" }
    return "a text cannot start with '\(excerpt(String(Unicode.Scalar(byte))))'; quote it"
  }

  private static let tabs = "indent with spaces, not tabs"
  private static let directive =
    "a line that starts with '%' is a YAML directive, but this is not one; quote the text if it is one"
  private static let tag = "'!' starts a YAML tag, but this is not one; quote the text if it is one"

  /// Our messages by libyaml's messages.
  private static let wording = [
    "mapping values are not allowed in this context":
      "': ' is not allowed here; quote the text if ':' is part of it, otherwise check the indentation",
    "mapping keys are not allowed in this context":
      "'? ' is not allowed here; quote the text if '?' is part of it",
    "block sequence entries are not allowed in this context":
      "a list cannot start here; put '- ' on its own line, or quote the text",
    "could not find expected ':'": "expected 'key: value'; the ':' is missing",
    "did not find expected node content": "a value is missing here; quote it if it is a text",
    "found unexpected ':'": "':' is not allowed here; quote the text if ':' is part of it",
    "found unknown escape character":
      "unknown escape in double quotes; write '\\\\' for a backslash, or use single quotes",
    "did not find expected hexdecimal number":
      "\\x, \\u and \\U take 2, 4 and 8 hexadecimal digits",
    "found invalid Unicode character escape code":
      "the escape is not a Unicode character; write the character itself",
    "did not find expected comment or line break":
      "only a line break is allowed here; quote the text if it starts with '|', '>' or '%'",
    "found an indentation indicator equal to 0": "the indentation after '|' or '>' is 1 to 9",
    "found a tab character where an indentation space is expected": tabs,
    "found a tab character that violates indentation": tabs,
    "did not find expected alphabetic or numeric character":
      "'&' and '*' start an anchor and an alias, which need a name; quote the text if it is one",
    "found unknown directive name": directive,
    "could not find expected directive name": directive,
    "found unexpected non-alphabetical character": directive,
    "did not find expected whitespace": directive,
    "did not find expected version number": directive,
    "did not find expected digit or '.' character": directive,
    "found extremely long version number": directive,
    "found duplicate %YAML directive": "a second %YAML directive; remove it",
    "found duplicate %TAG directive": "a second %TAG directive; remove both",
    "found incompatible YAML document": "this is not YAML 1.2; remove the %YAML directive",
    "did not find expected '!'": tag,
    "did not find expected tag URI": tag,
    "did not find the expected '>'": tag,
    "did not find URI escaped octet": tag,
    "found undefined tag handle": tag,
    "did not find expected whitespace or line break": tag,
  ]
}

extension YAMLProblem {
  /// Whether the mistake is at the start of the context: libyaml notices a missing ':' only on the next line.
  var startsAtContext: Bool { text == "could not find expected ':'" }
}
