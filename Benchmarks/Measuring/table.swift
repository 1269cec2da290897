package func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

package func row(_ cells: String...) -> String {
  cells.map { String(repeating: " ", count: max(12 - $0.count, 1)) + $0 }.joined()
}

package func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1.0) { result, _ in result * 10 }
  let text = String(Int((value * scale).rounded()))
  let padded = String(repeating: "0", count: max(digits + 1 - text.count, 0)) + text
  return padded.dropLast(digits) + "." + padded.suffix(digits)
}
