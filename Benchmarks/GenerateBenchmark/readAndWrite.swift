import Measuring

/// Reads every input with libyaml and writes every output. The manifest has the lines `read PATH` and `write BYTES PATH`.
func readAndWrite(manifest path: String) {
  let lines = String(decoding: readFile(path), as: UTF8.self).split(separator: "\n")
  for line in lines {
    let words = line.split(separator: " ", maxSplits: 1)
    if words[0] == "read" {
      readWithLibyaml(String(words[1]))
    } else {
      let output = words[1].split(separator: " ", maxSplits: 1)
      let count = Int(output[0]) ?? 0
      writeFile(String(output[1]), [UInt8](repeating: UInt8(ascii: "x"), count: count))
    }
  }
}
