import ViewModelIR

extension ViewModel {
  /// A Swift condition over `base` for all lists being empty; nil if there are no lists.
  func hasNoRows(in base: String) -> String? {
    if lists.isEmpty { return nil }
    return lists.map { "\(base).\(swiftMember($0.name)).isEmpty" }.joined(separator: " && ")
  }
}
