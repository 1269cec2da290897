// swift-format-ignore-file
// This file looks like one from Apollo's code generator: computed properties over a dictionary, nested selection sets, fragments, and
// initializers of selection sets.

public typealias ID = String

public enum PlanetKind: String, Hashable, Sendable, CaseIterable {
  case rocky = "ROCKY"
  case gasGiant = "GAS_GIANT"
}

public final class PlanetsQuery: Sendable {
  public static let operationName: String = "Planets"

  public init() {}

  public struct Data: Hashable, Sendable {
    public let __data: DataDict
    public init(_dataDict: DataDict) { __data = _dataDict }

    public var system: String { __data["system", default: ""] }
    public var planets: [Planet] { __data["planets", default: []] }

    public init(system: String, planets: [Planet]) {
      self.init(_dataDict: DataDict(["system": system, "planets": planets]))
    }

    /// Data.Planet
    public struct Planet: Hashable, Sendable {
      public let __data: DataDict
      public init(_dataDict: DataDict) { __data = _dataDict }

      public var id: PlanetQL.ID { __data["id", default: ""] }
      /// What astronomers call it.
      public var name: String { __data["name", default: ""] }
      public var diameter: Double? { __data["diameter"] }
      public var kind: GraphQLEnum<PlanetKind> { __data["kind", default: .unknown("")] }

      public var fragments: Fragments { Fragments(_dataDict: __data) }

      public init(id: ID, name: String, diameter: Double? = nil, kind: GraphQLEnum<PlanetKind>) {
        self.init(
          _dataDict: DataDict(["id": id, "name": name, "diameter": diameter as AnyHashable, "kind": kind])
        )
      }

      public struct Fragments: Hashable, Sendable {
        public let __data: DataDict
        public init(_dataDict: DataDict) { __data = _dataDict }

        public var planetTitle: PlanetTitle { PlanetTitle(_dataDict: __data) }
      }
    }
  }
}

public struct PlanetTitle: Hashable, Sendable {
  public let __data: DataDict
  public init(_dataDict: DataDict) { __data = _dataDict }

  public var name: String { __data["name", default: ""] }
}
