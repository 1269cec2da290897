import DocumentReader
import ViewModelIR

extension SpecDocument {
  /// A format with options that is written in a text, given a name under `formats`.
  func formatActions(at place: Location) -> [CodeAction] {
    spec.trace.formatCalls.compactMap { call in
      guard call.location.touches(place), call.location.line == place.line,
        let written = call.location.shortText
      else { return nil }
      let name = freeName(call.kind)
      let options = "{ " + written.dropFirst(call.kind.name.count + 1).dropLast() + " }"
      let same = spec.trace.formatCalls.filter { $0.location.shortText == written }
      let definition = "\(name): { \(call.kind.name): \(options) }"
      var seen: Set<Location> = []
      let edits = same.map(\.location).filter { seen.insert($0).inserted }
        .map { TextEdit($0, name) }
      guard let addition = edit(addingFormat: definition) else { return nil }
      return CodeAction(
        title: "Name this format under 'formats'",
        kind: .extract,
        edits: [addition] + edits
      )
    }
  }

  /// `itsDate`, `itsDate2`: a name that no other format has.
  private func freeName(_ kind: FormatDefinition) -> String {
    let taken = Set(spec.node["formats"]?.members?.map(\.key) ?? [])
    let base = "its" + kind.name.prefix(1).uppercased() + kind.name.dropFirst()
    if !taken.contains(base) { return base }
    var number = 2
    while taken.contains("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }

  private func edit(addingFormat definition: String) -> TextEdit? {
    if let formats = spec.node["formats"], formats.members?.isEmpty == false {
      return formats.adding([definition], asLines: [definition])
    }
    let display = spec.node.members?.first { $0.key == "models" || $0.key == "display" }
    return display.map { member in
      let start = Position(line: member.keyLocation.line, column: 1)
      return TextEdit(Location(file, from: start), "formats:\n  \(definition)\n")
    }
  }
}
