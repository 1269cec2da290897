// swift-format-ignore-file
// This file looks like one from Swift OpenAPI Generator: types in nested enums, spelled with their modules, and coding keys.
import Foundation

public enum Components {
  public enum Schemas {
    /// A pet of the store.
    ///
    /// - Remark: Generated from `#/components/schemas/Pet`.
    public struct Pet: Codable, Hashable, Sendable {
      /// - Remark: Generated from `#/components/schemas/Pet/id`.
      public var id: Swift.Int64
      public var displayName: Swift.String
      public var weight: Swift.Float?
      public var bornOn: Foundation.Date?
      @frozen public enum StatusPayload: String, Codable, Hashable, Sendable, CaseIterable {
        case available = "available"
        case onHold = "on-hold"
      }
      public var status: Components.Schemas.Pet.StatusPayload?
      @frozen public enum OwnerPayload: Codable, Hashable, Sendable {
        case Person(Components.Schemas.Person)
        case Shelter(Components.Schemas.Shelter)

        public init(from decoder: any Decoder) throws {
          self = .Person(try Components.Schemas.Person(from: decoder))
        }

        public func encode(to encoder: any Encoder) throws {}
      }
      public var owner: Components.Schemas.Pet.OwnerPayload?
      public var tags: [Swift.String]?
      public init(
        id: Swift.Int64,
        displayName: Swift.String,
        weight: Swift.Float? = nil,
        bornOn: Foundation.Date? = nil,
        status: Components.Schemas.Pet.StatusPayload? = nil,
        owner: Components.Schemas.Pet.OwnerPayload? = nil,
        tags: [Swift.String]? = nil
      ) {
        self.id = id
        self.displayName = displayName
        self.weight = weight
        self.bornOn = bornOn
        self.status = status
        self.owner = owner
        self.tags = tags
      }
      public enum CodingKeys: String, CodingKey {
        case id
        case displayName = "display_name"
        case weight
        case bornOn = "born_on"
        case status
        case owner
        case tags
      }
    }

    public struct Person: Codable, Hashable, Sendable {
      public var name: Swift.String
      public init(name: Swift.String) {
        self.name = name
      }
    }

    public struct Shelter: Codable, Hashable, Sendable {
      public var city: Swift.String
      public init(city: Swift.String) {
        self.city = city
      }
    }

    public typealias Pets = [Components.Schemas.Pet]
  }
}
