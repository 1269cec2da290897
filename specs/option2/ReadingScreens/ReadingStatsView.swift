/// The app's own view, which lays out the labels and shows the texts of its model.
///
/// Strings take the place of labels, so that it runs without UIKit.
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
