import SchemaInference

/// What each property was taken for and why, and the options that say more than the samples do.
package func describe(_ inferred: InferredSchema, style: TableStyle = TableStyle()) -> String {
  let header = TableRow(label: "property", cells: ["type", "in the samples"])
  let rows = inferred.decisions.map { decision in
    TableRow(
      label: decision.path,
      cells: [TableCell(decision.type), TableCell(decision.evidence)]
    )
  }
  var text = rows.isEmpty ? "" : table(header, rows, style: style)
  for (index, candidate) in inferred.candidates.enumerated() {
    if index == 0 { text += "\n" }
    text += "\(candidate.option)  (\(candidate.reason))\n"
  }
  return text
}
