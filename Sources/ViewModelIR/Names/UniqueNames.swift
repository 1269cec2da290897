/// Hands out each name once: the second `title` becomes `title2`.
package struct UniqueNames {
  private var taken: Set<String>
  private var lastNumber: [String: Int] = [:]

  package init(excluding taken: Set<String> = [], minimumCapacity: Int = 0) {
    self.taken = taken
    self.taken.reserveCapacity(minimumCapacity)
  }

  package func contains(_ name: String) -> Bool { taken.contains(name) }

  /// Reserves a name unchanged; returns false if it is already taken.
  package mutating func reserve(_ name: String) -> Bool { taken.insert(name).inserted }

  /// Reserves and returns the name or, if it is taken, the name with the first free number.
  package mutating func claim(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = lastNumber[name, default: 1]
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name)\(number)"
    } while !taken.insert(candidate).inserted
    lastNumber[name] = number
    return candidate
  }
}
