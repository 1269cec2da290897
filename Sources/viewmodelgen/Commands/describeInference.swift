import FirstSpec
import Reports

/// What each property was taken for and why, and the options that say more than the samples do.
///
/// If `rest` says where to find the whole summary, this one ends after `mostLines`.
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
  let text = shown.isEmpty ? "" : table(header, Array(shown), style: style)
  return text + (options.isEmpty ? "" : "\n" + options.joined())
}

private let mostLines = 30
private let mostOptions = 8
/// The header, its rule, a blank line and the line that counts the omitted rows.
private let linesOfFrame = 4
