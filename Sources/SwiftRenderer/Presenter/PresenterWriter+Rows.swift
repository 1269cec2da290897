import Expressions
import SwiftCode
import SwiftNaming
import ViewModelIR

/// The rows that are kept from one `render()` to the next.
extension PresenterWriter {
  var keptRows: [KeptRows] { screen.keptRows }

  var keptProperties: [(doc: String, code: String)] {
    keptRows.enumerated().map { index, rows in
      let types = [screen.swiftName(rows.viewModel.source), screen.typeName(of: rows.viewModel)]
      return (
        index == 0 ? "Rows that need not be made anew." : "",
        "private let \(keeper(rows)) = KeptRows<\(types.joined(separator: ", "))>()"
      )
    }
  }

  /// `keptPosts.keep(in: context)`
  func keep(_ rows: KeptRows) -> Code {
    let day: [Code] = rows.viewModel.contextUse == .day ? ["on: context.currentDay"] : []
    return .call("\(keeper(rows)).keep", ["in: context"] + day)
  }

  /// `keptPosts.row(of: $0, else: PostRowViewModel(from: $0, in: context))`
  func keptRow(_ rows: KeptRows) -> Code {
    let row = rows.row(in: screen, texts.expressions)
    return .call("\(keeper(rows)).row", ["of: $0", .argument("else", row)])
  }

  /// `keptPosts`
  private func keeper(_ rows: KeptRows) -> String { names.own("kept\(capitalized(rows.field))") }
}
