import DocumentReader

extension SchemaWriter {
  /// An option that names nothing there is would go unnoticed.
  mutating func checkWishes() {
    var shapes: [String: Shape] = [:]
    // A list and its elements have one path; what is asked for is said of what is in it.
    samples.visit { shapes[$0.path] = $0 }
    let asked: [(option: String, kind: Shape.Kind, paths: [String])] = [
      ("--map", .object, wishes.maps), ("--enum", .string, wishes.enumerations),
      ("--date", .string, wishes.dates), ("--same", .object, wishes.same.flatMap { [$0.0, $0.1] }),
    ]
    for (option, kind, paths) in asked {
      for path in paths {
        guard let shape = shapes[path] else {
          diagnostics.append(.noSuchPath(path, option: option, known: shapes.keys.sorted()))
          continue
        }
        if option == "--same", plan.same[path] != nil { continue }
        let other = shape.kinds.first { $0 != kind } ?? (shape.kinds.isEmpty ? .null : nil)
        if let other, let place = shape.sightings[other]?.first {
          diagnostics.append(.wrongKind(path, option: option, needed: kind, at: place))
        }
      }
    }
  }
}
