import OutputInterface

/// A helper of generated Kotlin: the declarations with one name in a file of KotlinSupport, and extensions of the type with this name
/// that follow it.
struct KotlinHelper {
  fileprivate(set) var lines: [String]
  /// The names that the file imports.
  fileprivate let imports: [String]
  let isOfTests: Bool

  /// The words of the code, without those in comments.
  var words: Set<String> {
    let code = lines.filter { !isComment($0.drop { $0 == " " }) }
    return Set(code.flatMap(names(in:)))
  }

  /// The helper with those imports that it mentions.
  var declaration: Declaration {
    let words = words
    let needed = imports.filter { path in
      path.split { $0 == "." || $0 == " " }.last.map { words.contains(String($0)) } ?? false
    }
    return Declaration(lines: lines, needs: Set(needed.map { .module($0) }))
  }
}

/// All helpers of generated Kotlin by name.
let kotlinHelpers: [String: KotlinHelper] = kotlinHelperFiles.reduce(into: [:]) { helpers, file in
  let paragraphs = file.lines.split(separator: "")
  let imports = (paragraphs.first ?? []).filter { $0.hasPrefix("import ") }
    .map { String($0.dropFirst("import ".count)) }
  var name = ""
  for lines in imports.isEmpty ? paragraphs[...] : paragraphs.dropFirst() {
    name = declaredName(lines, after: name) ?? name
    let known = helpers[name]?.lines
    helpers[name] = KotlinHelper(
      lines: (known.map { $0 + [""] } ?? []) + lines,
      imports: imports,
      isOfTests: file.name == "TestSupport"
    )
  }
}

/// The name of the declaration that a paragraph begins with; `nil` if the paragraph belongs to the helper before it.
private func declaredName(_ lines: ArraySlice<String>, after helper: String?) -> String? {
  let code = lines.drop { isComment($0[...]) || $0.hasPrefix("@") }
  guard code.first?.first?.isLetter == true else { return nil }
  // Without type arguments and parameters: `internal fun ScreenList.get`.
  var head = ""
  var depth = 0
  for sign in code.lazy.joined(separator: " ") {
    if sign == "<" {
      depth += 1
    } else if sign == ">" {
      depth -= 1
    } else if depth == 0 {
      if "(:={".contains(sign) { break }
      head.append(sign)
    }
  }
  let names = head.split(separator: " ").last?.split(separator: ".").map(String.init)
  guard let names, names.count == 1 || names.first != helper else { return nil }
  return names.last
}

private func isComment(_ line: Substring) -> Bool {
  line.hasPrefix("/**") || line.hasPrefix("*") || line.hasPrefix(" *") || line.hasPrefix("//")
}
