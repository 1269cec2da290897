import Testing

/// The comment of `load()` promises that content stays only if it does.
struct LoadCommentTests {
  @Test func contentStays() throws {
    #expect(try promise("") == "until the response arrives.")
  }

  @Test func contentOfAnotherRequestDoesNotStay() throws {
    #expect(
      try promise("keep: false") == "until the response arrives, unless it sends other values."
    )
  }

  private func promise(_ keys: String) throws -> String? {
    let spec = """
      display: { title: "{name}" }
      screen:
        service: ShopService
        local: { query: "" }
        load: { call: shop, with: { query: query }, \(keys) }
        errors: { default: Sorry. }
      """
    return try swift(spec)["ShopPresenter.swift"]?.replacing("\n  /// ", with: " ")
      .firstMatch(of: /A reload keeps the old content (.*)/).map { String($0.1) }
  }
}
