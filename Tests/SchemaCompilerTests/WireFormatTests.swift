import Testing

/// Tests the types of properties that `service.types` declares.
struct WireFormatTests {
  private let schema = """
    title: Album
    type: object
    required: [photos, takenAt]
    properties:
      photos: { type: array, items: { type: string } }
      skippedPhotos: { type: integer }
      takenAt: { type: string, format: date-time }
      size: { type: [integer, string], pattern: '^\\d+$' }
      rating: { type: [integer, "null"] }
      links: { type: array, items: { type: string, format: uri } }
      place:
        prefixItems: [{ title: x, type: number }, { title: at, type: integer }]
        items: false
        minItems: 2
    """

  @Test(arguments: [
    ("{ Album.takenAt: string }", "takenAt: String,"),
    ("{ Album.links: string }", "links: [String]?,"),
    ("{ Album.links: { lossy: true } }", "links: [URL]? and skippedLinks,"),
    ("{ Album.links: { lossy: true, format: string } }", "links: [String]? and skippedLinks,"),
    ("{ Album.photos: { format: uuid } }", "photos: [UUID],"),
    ("{ Album.photos: { lossy: true } }", "photos: [String] and skippedPhotos2,"),
    ("{ Album.photos: { lossy: false } }", "photos: [String],"),
    ("{ Album.rating: { lossy: true } }", "rating: Int?~,"),
    ("{ Album.place: { lossy: true } }", "place: Place?~ }"),
    ("{ Album.links: { lossy: false } }", "size: Int? as numberOrText,"),
    ("{ Album.size: decimal }", "size: Decimal? as numberOrText,"),
    ("{ Place.second: unixtime }", "second: Date, closed)"),
  ])
  func propertyHasTheDeclaredType(forms: String, expected: String) {
    let types = types(schema, forms: forms)
    #expect(types.contains(expected), "\(types)")
  }
}
