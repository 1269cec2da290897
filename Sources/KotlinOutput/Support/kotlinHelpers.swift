import TextOutput

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
    let words = code.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.map(String.init))
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
  let paragraphs = file.text.split(separator: "\n\n").map { $0.split(separator: "\n") }
  let imports = (paragraphs.first ?? []).filter { $0.hasPrefix("import ") }
    .map { String($0.dropFirst("import ".count)) }
  var name = ""
  for paragraph in imports.isEmpty ? paragraphs[...] : paragraphs.dropFirst() {
    let lines = paragraph.map(String.init)
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
private func declaredName(_ lines: [String], after helper: String?) -> String? {
  let code = lines.drop { isComment($0[...]) || $0.hasPrefix("@") }
  guard code.first?.first?.isLetter == true else { return nil }
  // Without type arguments and parameters: `internal fun ScreenList.get`.
  var depth = 0
  let flat = code.joined(separator: " ").filter { sign in
    if sign == "<" { depth += 1 }
    if sign == ">" { depth -= 1 }
    return depth == 0 && sign != ">"
  }
  let names = flat.prefix { !"(:={".contains($0) }.split(separator: " ").last?
    .split(separator: ".").map(String.init)
  guard let names, names.count == 1 || names.first != helper else { return nil }
  return names.last
}

private func isComment(_ line: Substring) -> Bool {
  line.hasPrefix("/**") || line.hasPrefix("*") || line.hasPrefix(" *") || line.hasPrefix("//")
}
