public struct Order { public let number: Int }
