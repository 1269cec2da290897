import Foundation

/// The app's own view. Strings take the place of labels, so that it runs without UIKit.
final class ArticleView {
  private(set) var titleLabelText = ""
  private(set) var summaryLabelText: String?
  private(set) var commentLabelTexts: [String] = []

  /// Updates the view with the new data.
  func populate(with model: Model) {
    titleLabelText = model.titleText
    summaryLabelText = model.summaryText
    commentLabelTexts = model.comments.map(\.bodyText)
  }
}

extension DisplayFunctions {
  /// The text without its tags, as `viewmodelgen.yaml` declares it.
  nonisolated static func plainText(_ html: String) -> String {
    html.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
  }
}
