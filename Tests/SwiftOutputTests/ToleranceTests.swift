import Testing
import ViewModelIR

@testable import SwiftOutput

/// Tests how generated structs decode JSON that does not match the schema.
struct ToleranceTests {
  @Test func `an optional value of another form is nil and kept with the undeclared members`() {
    let swift = renderedTypes(
      declaration(
        "Event",
        .record(
          record(
            [
              ("endTime", .optional(.date)), ("homepage", .optional(.url)), ("id", .uuid),
              ("snakeCase", .optional(.day)),
            ],
            .kept(name: "additionalProperties", type: .json, coding: nil)
          )
        )
      )
    )
    #expect(
      swift.hasSuffix(
        """
        nonisolated extension Event {
          init(from decoder: any Decoder) throws {
            let container = try decoder.objectMembers(keyedBy: CodingKeys.self)
            endTime = try container.decodeIfPresent(String.self, forKey: .endTime)
              .flatMap(RFC3339.date(from:))
            homepage = try container.decodeIfPresent(String.self, forKey: .homepage)
              .flatMap(URL.init(string:))
            id = try container.decode(UUID.self, forKey: .id)
            snakeCase = try container.decodeIfPresent(String.self, forKey: .snakeCase)
              .flatMap(RFC3339.day(from:))
            additionalProperties = try container.additionalMembers(
              unread: [.endTime: endTime == nil, .homepage: homepage == nil, .snakeCase: snakeCase == nil]
            )
          }

          func encode(to encoder: any Encoder) throws {
            try additionalProperties.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(endTime.map(RFC3339.string(from:)), forKey: .endTime)
            try container.encodeIfPresent(homepage, forKey: .homepage)
            try container.encode(id, forKey: .id)
            try container.encodeIfPresent(snakeCase.map(RFC3339.dayString(from:)), forKey: .snakeCase)
          }
        }

        """
      )
    )
  }

  @Test func `null is kept if it differs from an absent value`() {
    let properties = [
      property("text", .optional(.string), isNullable: true),
      property("next", .optional(.named("Note")), isNullable: true, isBoxed: true),
      property("day", .optional(.day), isNullable: true),
      property("number", .optional(.integer)),
      property("kind", .optional(.integer), isRequired: true, isNullable: true),
    ]
    let others = ServiceModel.Others.kept(name: "others", type: .json, coding: nil)
    let swift = renderedTypes(
      declaration("Note", .record(.init(properties: properties, others: others)))
    )
    #expect(
      swift.hasSuffix(
        """
            others = try container.additionalMembers(
              unread: [.day: day == nil],
              nulls: [.text, ._next, .day]
            )
          }

          func encode(to encoder: any Encoder) throws {
            try others.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(text, forKey: .text)
            try container.encodeIfPresent(_next, forKey: ._next)
            try container.encodeIfPresent(day.map(RFC3339.dayString(from:)), forKey: .day)
            try container.encodeIfPresent(number, forKey: .number)
            try container.encode(kind, forKey: .kind)
          }
        }

        """
      )
    )
  }

  @Test func `an optional URL is decoded from a string and encoded by synthesized code`() {
    let swift = renderedTypes(
      declaration("Link", .record(record([("url", .optional(.url))], .dropped)))
    )
    #expect(
      swift == """
        import Foundation

        nonisolated struct Link: Codable, Sendable {
          let url: URL?

          private enum CodingKeys: String, CodingKey {
            case url
          }
        }

        nonisolated extension Link {
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            url = try container.decodeIfPresent(String.self, forKey: .url).flatMap(URL.init(string:))
          }
        }

        """
    )
  }

  @Test func `elements that cannot be decoded are counted`() {
    let properties = [
      property("photos", .list(.named("Photo")), skippedCount: "skippedPhotos"),
      property("days", .optional(.list(.day)), skippedCount: "skippedDays"),
      property("ids", .optional(.list(.uuid)), isRequired: true, skippedCount: "skippedIds"),
      property("lossyDays", .boolean),
    ]
    let swift = renderedTypes(
      declaration("Album", .record(.init(properties: properties))),
      access: .package
    )
    #expect(
      swift == """
        import Foundation

        package nonisolated struct Album: Codable, Sendable {
          package let photos: [Photo]
          /// The number of elements of `photos` that could not be decoded.
          package var skippedPhotos = 0
          package let days: [Date]?
          /// The number of elements of `days` that could not be decoded.
          package var skippedDays = 0
          package let ids: [UUID]?
          /// The number of elements of `ids` that could not be decoded.
          package var skippedIds = 0
          package let lossyDays: Bool

          package init(
            photos: [Photo],
            skippedPhotos: Int = 0,
            days: [Date]?,
            skippedDays: Int = 0,
            ids: [UUID]?,
            skippedIds: Int = 0,
            lossyDays: Bool
          ) {
            self.photos = photos
            self.skippedPhotos = skippedPhotos
            self.days = days
            self.skippedDays = skippedDays
            self.ids = ids
            self.skippedIds = skippedIds
            self.lossyDays = lossyDays
          }

          private enum CodingKeys: String, CodingKey {
            case photos, days, ids, lossyDays
          }
        }

        nonisolated extension Album {
          package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let lossyPhotos = try container.decode(LossyArray<Photo>.self, forKey: .photos)
            photos = lossyPhotos.elements
            skippedPhotos = lossyPhotos.skipped
            let lossyDays = try container.decodeIfPresent(LossyArray<DayCoding>.self, forKey: .days)
            days = lossyDays?.elements.map(\\.value)
            skippedDays = lossyDays?.skipped ?? 0
            let lossyIds = try container.decode(LossyArray<UUID>?.self, forKey: .ids)
            ids = lossyIds?.elements
            skippedIds = lossyIds?.skipped ?? 0
            self.lossyDays = try container.decode(Bool.self, forKey: .lossyDays)
          }

          package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(photos, forKey: .photos)
            try container.encodeIfPresent(days?.map(DayCoding.init), forKey: .days)
            try container.encode(ids, forKey: .ids)
            try container.encode(lossyDays, forKey: .lossyDays)
          }
        }

        """
    )
  }
}
