import Foundation

/// Whether a key comes before another in Xcode's files, which `JSONSerialization` sorts.
func comesBefore(_ left: String, _ right: String) -> Bool {
  left.compare(right, options: xcodeOrder, range: nil, locale: root) == .orderedAscending
}

private let xcodeOrder: String.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]

/// Not the user's, so that every machine writes the same.
private let root = Locale(identifier: "")
