import Foundation

nonisolated extension DisplayContext {
  package func isNow(before time: Date) -> Bool {
    let isBefore = now < time
    if isBefore { NextChange.note(time) }
    return isBefore
  }

  package func isNow(after time: Date) -> Bool {
    let isAfter = now > time
    if !isAfter { NextChange.note(time) }
    return isAfter
  }
}
