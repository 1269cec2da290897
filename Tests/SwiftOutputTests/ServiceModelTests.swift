import DocumentReader
import OutputInterface
import SchemaCompiler
import SwiftOutput
import Testing

struct ServiceModelTests {
  @Test func `coding keys are written only if they differ, and enumerations keep unknown values`() {
    let swift = rendered(
      """
      title: Book
      description: A book.
      type: object
      required: [title]
      properties:
        title: { type: string, description: As printed. }
        stock: { enum: [in_stock, out] }
        chapters: { type: array, items: { type: object, properties: { page_count: { type: integer } } } }
      """
    )
    #expect(
      swift == """
        /// A book.
        nonisolated struct Book: Codable, Sendable {
          /// As printed.
          let title: String
          let stock: Stock?
          let chapters: [ChaptersElement]?
        }

        nonisolated enum Stock: RawRepresentable, Codable, Hashable, Sendable {
          case inStock
          case out
          /// A value that the schema does not declare.
          case unknown(String)

          init(rawValue: String) {
            switch rawValue {
            case "in_stock": self = .inStock
            case "out": self = .out
            default: self = .unknown(rawValue)
            }
          }

          var rawValue: String {
            switch self {
            case .inStock: "in_stock"
            case .out: "out"
            case .unknown(let value): value
            }
          }
        }

        nonisolated struct ChaptersElement: Codable, Sendable {
          let pageCount: Int?

          private enum CodingKeys: String, CodingKey {
            case pageCount = "page_count"
          }
        }

        """
    )
  }

  @Test func `dates are encoded and decoded per property`() {
    let swift = rendered(
      """
      title: Log
      type: object
      required: [at]
      properties:
        at: { type: string, format: date-time }
        days: { type: array, items: { type: [string, "null"], format: date } }
      """
    )
    #expect(
      swift.hasPrefix(
        """
        import Foundation

        nonisolated struct Log: Codable, Sendable {
          let at: Date
          let days: [Date?]?

          private enum CodingKeys: String, CodingKey {
            case at, days
          }
        }

        nonisolated extension Log {
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            at = try container.decode(DateCoding.self, forKey: .at).value
            days = try container.decodeIfPresent([DayCoding?].self, forKey: .days)?.map { $0?.value }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(DateCoding(at), forKey: .at)
            try container.encodeIfPresent(days?.map { $0.map(DayCoding.init) }, forKey: .days)
          }
        }

        /// The JSON form of an instant: `"2024-03-05T13:45:07Z"`.
        nonisolated private struct DateCoding: Codable {
        """
      )
    )
  }

  @Test func `public types have a memberwise initializer, and closed enumerations have raw values`()
  {
    let swift = rendered(
      "{ title: Book, type: object, properties: { class: { enum: [a, b_c] } } }",
      access: .public,
      keepsUnknown: false
    )
    #expect(
      swift == """
        public nonisolated struct Book: Codable, Sendable {
          public let `class`: Class?

          public init(class: Class?) {
            self.class = `class`
          }
        }

        public nonisolated enum Class: String, Codable, Hashable, Sendable {
          case a
          case bC = "b_c"
        }

        """
    )
  }

  @Test func `text of the schema cannot leave comments and literals`() {
    let swift = rendered(
      #"""
      title: Book
      description: "*/ }\nlet a = 1\u2028let b = 2\r\nlet c\0\u202E"
      type: object
      properties:
        "a\"\\(b)\nc": { type: boolean }
      """#
    )
    #expect(
      swift == #"""
        /// */ }
        /// let a = 1
        /// let b = 2
        /// let c
        nonisolated struct Book: Codable, Sendable {
          let aBC: Bool?

          private enum CodingKeys: String, CodingKey {
            case aBC = "a\"\\(b)\nc"
          }
        }

        """#
    )
  }

  @Test func `no line is longer than 100 columns`() {
    let long = String(repeating: "word_", count: 30)
    let swift = rendered(
      """
      title: TypeWithANameAsLongAsNamesAreEverMadeHere
      description: \(String(repeating: "word ", count: 60))
      type: object
      required: [\(long)]
      properties:
        \(long): { type: string, format: date-time }
        \(long)2: { enum: ["\(long) \(long)", b] }
      """,
      access: .package
    )
    #expect(swift.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  private func rendered(
    _ schema: String,
    access: Access = .internal,
    keepsUnknown: Bool = true
  ) -> String {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "Book.yaml", text: schema)
    let swift = readYAML(file, into: &diagnostics).flatMap { schema in
      let request = SchemaRequest(
        document: schema,
        location: file.whole,
        typeName: nil,
        typeNameLocation: file.whole,
        keepsUnknown: keepsUnknown
      )
      return compileSchema(request, loader: FileLoader { _ in .failure("") }, into: &diagnostics)
    }.flatMap { model in
      SwiftLanguage().file(
        of: SchemaTypeFile(path: "", declarations: model.declarations, needs: TypeNeeds()),
        RenderOptions(access: access, module: ""),
        TemplateSet(needs: needsNamed, into: &diagnostics),
        into: &diagnostics
      )
    }
    return swift?.body.string ?? diagnostics.map(\.message).joined(separator: "\n")
  }
}
