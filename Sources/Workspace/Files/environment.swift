import Foundation

package func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
