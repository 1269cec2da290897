/// The elements of an array that can be decoded, and the number of those that cannot.
package nonisolated struct LossyArray<Element: Decodable>: Decodable {
  package let elements: [Element]
  package let skipped: Int

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    var skipped = 0
    while !container.isAtEnd {
      if let element = try container.decode(Attempt.self).element {
        elements.append(element)
      } else {
        skipped += 1
      }
    }
    self.elements = elements
    self.skipped = skipped
  }

  /// Decodes without an error, so that the container moves on after an invalid element.
  private struct Attempt: Decodable {
    let element: Element?

    init(from decoder: any Decoder) throws {
      element = try decoder.attempt(decoder.singleValueContainer().decode(Element.self))
    }
  }
}
