/// The app's own view: it lays out the labels and shows what its model says.
///
/// Stored strings stand in for the labels, so that it runs without UIKit.
final class ReadingStatsView {
  private(set) var titleLabelText = ""
  private(set) var totalBooksLabelText = ""
  private(set) var totalPagesLabelText = ""

  /// Updates the view with the new data.
  func populate(with model: Model) {
    titleLabelText = model.titleDisplayText
    totalBooksLabelText = model.totalBooksDisplayText
    totalPagesLabelText = model.totalPagesDisplayText
  }
}
