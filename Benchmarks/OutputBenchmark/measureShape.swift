import Measuring

/// One form of a shape's types: written by hand, or generated.
private struct Form {
  let name: String
  let folder: String

  var types: String { "\(folder)/Types.swift" }
  var results: String { "\(folder)/results" }

  /// Returns the CPU seconds of a debug build.
  func compile() -> Double {
    run([
      "swiftc", "-Onone", "-parse-as-library", "-swift-version", "6", "-c", types, "-o",
      "\(folder)/Types.o",
    ]).cpu
  }

  func countInstructions() -> Double {
    let ir = "\(folder)/Types.ll"
    run(["swiftc", "-Onone", "-parse-as-library", "-emit-ir", types, "-o", ir])
    let lines = readFile(ir).split(separator: UInt8(ascii: "\n"))
    let space = UInt8(ascii: " ")
    return Double(lines.count { $0.starts(with: [space, space]) })
  }

  /// Returns the bytes of code in a release build.
  func measureText() -> Double {
    run(["sh", "-c", "size \(folder)/driver-O | tail -1 > \(results)"])
    return numbers.first ?? 0
  }

  func build(_ option: String) {
    run([
      "swiftc", option, "-wmo", "-parse-as-library", types, "\(folder)/../Driver.swift", "-o",
      "\(folder)/driver\(option)",
    ])
  }

  /// Returns the nanoseconds to decode and to encode, and the size of a root in bytes.
  func measureCoding() -> [Double] {
    run(["\(folder)/driver-O", "\(folder)/../document.json", results])
    return numbers
  }

  /// Returns the bytes of stack that decoding uses in a debug build.
  func measureStack() -> Double {
    run(["\(folder)/driver-Onone", "\(folder)/../document.json", results, "stack"])
    return numbers.first ?? 0
  }

  private var numbers: [Double] {
    String(decoding: readFile(results), as: UTF8.self).split { " \t\n".contains($0) }
      .compactMap { Double($0) }
  }
}

let head = row("", "", "compile", "IR", "code", "decode", "encode", "root bytes", "stack KB")

/// Prints the cost of each form of a shape, as a ratio to the form written by hand; the size of the root and of the stack as absolute numbers.
func measure(_ shape: Shape, tool: String, folder: String) {
  makeFolder(folder)
  writeFile("\(folder)/schema.json", Array(shape.schema.utf8))
  writeFile("\(folder)/document.json", Array(shape.document.utf8))
  writeFile("\(folder)/Driver.swift", Array(driver.utf8))
  let byHand = Form(name: "by hand", folder: "\(folder)/hand")
  makeFolder(byHand.folder)
  writeFile(byHand.types, Array(shape.swift.utf8))
  let generated = [
    ("dropped", ["--unknown-members", "drop"]), ("kept", ["--unknown-members", "keep"]),
    ("Hashable", ["--unknown-members", "drop", "--hashable", "all"]),
  ].map { name, options in
    let form = Form(name: name, folder: "\(folder)/\(name)")
    makeFolder(form.folder)
    let model = [tool, "model", "\(folder)/schema.json", "--type", "Root", "--output", form.types]
    run(model + options)
    return form
  }
  let forms = [byHand] + generated
  for form in forms {
    form.build("-O")
    form.build("-Onone")
  }
  // The forms alternate, so that a busy machine slows down all of them.
  let compiles = (0..<3).map { _ in forms.map { $0.compile() } }
  let codings = (0..<7).map { _ in forms.map { $0.measureCoding() } }
  let instructions = forms.map { $0.countInstructions() }
  let texts = forms.map { $0.measureText() }
  for (index, form) in forms.enumerated() {
    let coding = { (number: Int) in
      median(codings.map { $0[index][number] / $0[0][number] })
    }
    print(
      row(
        index == 0 ? shape.name : "",
        form.name,
        fixed(median(compiles.map { $0[index] / $0[0] }), 2),
        fixed(instructions[index] / instructions[0], 2),
        fixed(texts[index] / texts[0], 2),
        fixed(coding(0), 2),
        fixed(coding(1), 2),
        "\(Int(codings[0][index][2]))",
        "\(Int(form.measureStack()) >> 10)"
      )
    )
  }
}
