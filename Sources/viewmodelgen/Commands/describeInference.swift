import FirstSpec
import Workspace

/// Describes the inferred type of each property and the evidence for it, followed by options that would make the schema more precise.
///
/// If `rest` names the place of the complete summary, the result has at most `mostLines` lines.
func describe(
  _ inferred: InferredSchema,
  style: TableStyle = .plain,
  rest: String? = nil
) -> String {
  let header = TableRow(label: "property", cells: ["type", "in the samples"])
  let rows = inferred.decisions.map { decision in
    TableRow(label: decision.path, cells: [TableCell(decision.type), TableCell(decision.evidence)])
  }
  var options = inferred.candidates.map { "\($0.option)  (\($0.reason))\n" }
  var mostRows = rows.count
  if let rest, rows.count + options.count > mostLines - linesOfFrame {
    options = Array(options.prefix(mostOptions))
    mostRows = min(rows.count, mostLines - linesOfFrame - options.count)
    let left = rows.count - mostRows + inferred.candidates.count - options.count
    options.append("… and \(left) more in \(rest)\n")
  }
  let shown = rows.prefix(mostRows)
  let text = shown.isEmpty ? "" : textTable(header, Array(shown), style: style)
  return text + (options.isEmpty ? "" : "\n" + options.joined())
}

private let mostLines = 30
private let mostOptions = 8
/// The number of lines for the header, its rule, a blank line, and the count of what was left out.
private let linesOfFrame = 4
