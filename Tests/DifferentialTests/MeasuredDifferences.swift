import KotlinOutput
import OutputInterface

/// How often the rows of `AndroidDifferences.yaml` were right: the measurement that the table is made of, done again.
struct MeasuredDifferences {
  /// A row: the format, its options, and a text as both show it.
  private struct Row: Hashable {
    let format: String
    let options: String
    let android: String
    let linux: String
  }

  private struct Texts {
    var covered = 0
    var different = 0
    /// The first text that differs.
    var example = ""
  }

  private var rows: [Row: Texts] = [:]

  /// Notes whether a text that rows say is different, is.
  mutating func add(
    _ differences: [PlatformDifference],
    in locale: String,
    linux: String,
    android: String
  ) {
    for difference in differences {
      let row = Row(
        format: difference.format,
        options: difference.options,
        android: difference.example.platform,
        linux: difference.example.linux
      )
      rows[row, default: Texts()].covered += 1
      guard linux != android else { continue }
      rows[row, default: Texts()].different += 1
      if rows[row]?.different == 1 {
        rows[row]?.example = "\(locale): '\(linux)' on Linux, '\(android)' on Android"
      }
    }
  }

  /// A line for each row of the table.
  var lines: [String] {
    AndroidDifference.all.map { difference in
      let (android, linux) = difference.example
      let row = Row(
        format: difference.format,
        options: difference.options,
        android: android,
        linux: linux
      )
      let texts = rows[row] ?? Texts()
      return "\(row.format) \(row.options) ('\(row.linux)'): \(texts.different) of "
        + "\(texts.covered) texts differ; \(texts.example)"
    }
  }
}
