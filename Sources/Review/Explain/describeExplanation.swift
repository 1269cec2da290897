import DocumentReader
import Workspace

/// Formats an explanation as text, with each step below its location.
package func describe(_ explanation: Explanation, style: TableStyle = .plain) -> String {
  var lines = [style.bold("\(explanation.field): \(explanation.type)"), ""]
  for step in explanation.steps {
    lines += [place(of: step.location)] + step.lines.map { "    \($0)" }
  }
  return lines.map { escapingControls($0) }.joined(separator: "\n") + "\n"
}

/// Formats each use as a line such as `specs/Profile.yaml:31:3: ProfileView.bioText`.
package func describe(_ uses: [PropertyUse]) -> String {
  uses.map { "\(place(of: $0.location)): \($0.owner)\n" }.joined()
}

private func place(of location: Location) -> String {
  "\(location.file.path):\(location.line):\(location.column)"
}
