/// The app's own view, which shows the loan with the view that it has for a shared model.
///
/// Strings take the place of labels, so that it runs without UIKit.
final class ReaderCardView {
  private(set) var nameLabelText = ""
  private(set) var loanLabelText: String?

  /// Updates the view with the new data.
  func populate(with model: Model) {
    nameLabelText = model.nameText
    loanLabelText = model.nextLoan?.titleText
  }
}
