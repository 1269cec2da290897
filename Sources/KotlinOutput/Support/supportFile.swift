import OutputInterface

/// Returns the file with the helpers that the code of other files needs; `nil` if it needs none.
func supportFile(_ needs: Set<Need>, _ options: TwinOptions) -> RenderedFile? {
  let names = needs.compactMap { need in
    if case .helper(let name) = need { name } else { nil as String? }
  }
  let others = pluralFunctions(needs) + tokenTypes(needs)
  return helpers(withUsed(names, ofTests: false), others, options)?.file(
    .source,
    name: "\(options.modelSuffix)Support"
  )
}

/// Returns the file with the functions that tests need; `nil` if they need none.
func testSupportFile(_ needs: Set<Need>, _ options: TwinOptions) -> RenderedFile? {
  let names = needs.compactMap { need in
    if case .testHelper(let name) = need { name } else { nil as String? }
  }
  return helpers(withUsed(names, ofTests: true), [], options)?.file(
    .test,
    name: "\(options.modelSuffix)TestSupport"
  )
}

private func helpers(
  _ names: Set<String>,
  _ others: [Declaration],
  _ options: TwinOptions
) -> KotlinFile? {
  let declarations = names.sorted().compactMap { kotlinHelpers[$0]?.declaration } + others
  return declarations.isEmpty
    ? nil : KotlinFile(options: options, declarations: declarations)
}

/// Adds the helpers that these helpers use.
private func withUsed(_ names: [String], ofTests: Bool) -> Set<String> {
  var all = Set(names)
  var rest = names
  while let name = rest.popLast() {
    for word in kotlinHelpers[name]?.words ?? [] where kotlinHelpers[word]?.isOfTests == ofTests {
      if all.insert(word).inserted { rest.append(word) }
    }
  }
  return all
}
