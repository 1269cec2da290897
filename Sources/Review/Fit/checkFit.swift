import DocumentReader
import ViewModelIR

/// Warns of each text that has more lines, by an estimate, than its spec's `gallery` has room for: each field once, where it is worst.
package func checkFit(of screens: PreviewedScreens, into diagnostics: inout [Diagnostic]) {
  for previewed in screens.all {
    let rooms = previewed.screen.rooms
    if rooms.isEmpty { continue }
    var worst: [String: (text: ShownText, lines: Int)] = [:]
    for text in previewed.shownTexts.joined().joined() {
      guard let field = text.declaredField, let room = rooms[field], let shown = text.text else {
        continue
      }
      let lines = estimatedLines(
        shown,
        size: room.fit.font.size,
        isBold: room.fit.font.isBold,
        width: room.fit.width
      )
      if lines > room.fit.lines, lines > worst[field]?.lines ?? 0 { worst[field] = (text, lines) }
    }
    for (field, found) in worst {
      guard let room = rooms[field] else { continue }
      diagnostics.append(.doesNotFit(found.text, found.lines, room.fit, at: room.location))
    }
  }
}

extension Screen {
  /// By the fields as the spec declares them.
  fileprivate var rooms: [String: (fit: GalleryParts.Fit, location: Location)] {
    var rooms: [String: (fit: GalleryParts.Fit, location: Location)] = [:]
    for viewModel in viewModels {
      for field in viewModel.fields {
        guard let fit = viewModel.gallery?.fits[field.name] else { continue }
        rooms[viewModel.declaredName(of: field)] = (fit, field.location)
      }
    }
    return rooms
  }
}

extension Diagnostic {
  fileprivate static func doesNotFit(
    _ shown: ShownText,
    _ lines: Int,
    _ fit: GalleryParts.Fit,
    at location: Location
  ) -> Diagnostic {
    let room = "\(counted(fit.lines, "line")) of \(counted(fit.width, "point"))"
    return Diagnostic(
      .warning,
      .tooLong,
      "\(quoted(shown.text ?? "")) takes about \(counted(lines, "line")), but there is room for \(room) (example '\(excerpt(shown.place.example))', \(shown.heading); an estimate with the metrics of Inter): shorten the text, or change 'fits'",
      at: location
    )
  }
}
