import OutputInterface
import TextOutput

/// Returns the file with the helpers that the code of other files needs; `nil` if it needs none.
func supportFile(_ needs: Set<Need>, _ options: TwinOptions) -> RenderedFile? {
  let names = needs.compactMap { need in
    if case .helper(let name) = need { name } else { nil as String? }
  }
  let others = pluralFunctions(needs) + tokenTypes(needs)
  return helpers(withUsed(Set(names)), others, options)?.file(
    .source,
    name: "\(options.modelSuffix)Support"
  )
}

/// Returns the file with the functions that tests need; `nil` if they need none.
func testSupportFile(_ needs: Set<Need>, _ options: TwinOptions) -> RenderedFile? {
  let names = needs.compactMap { need in
    if case .testHelper(let name) = need { name } else { nil as String? }
  }
  return helpers(Set(names), [], options)?.file(.test, name: "\(options.modelSuffix)TestSupport")
}

private func helpers(
  _ names: Set<String>,
  _ others: [Declaration],
  _ options: TwinOptions
) -> KotlinFile? {
  let declarations = names.sorted().compactMap { kotlinHelperTexts[$0].map(declaration) } + others
  return declarations.isEmpty
    ? nil : KotlinFile(options: options, declarations: declarations)
}

/// Splits a helper's source into its imports and its declarations.
private func declaration(_ source: String) -> Declaration {
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let imports = lines.filter { $0.hasPrefix("import ") }
  let body = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.dropLast()
  return Declaration(
    lines: Array(body),
    needs: Set(imports.map { .module(String($0.dropFirst("import ".count))) })
  )
}

/// Adds the helpers that these helpers use.
private func withUsed(_ names: Set<String>) -> Set<String> {
  var all = names
  var rest = Array(names)
  while let name = rest.popLast() {
    let lines = (kotlinHelperTexts[name] ?? "").split(separator: "\n")
    let code = lines.filter { line in
      let start = line.drop { $0 == " " }
      return !start.hasPrefix("/**") && !start.hasPrefix("*")
    }
    for word in code.joined(separator: " ").split(whereSeparator: { !$0.isLetter }) {
      let used = String(word)
      if kotlinHelperTexts[used] != nil, all.insert(used).inserted { rest.append(used) }
    }
  }
  return all
}
