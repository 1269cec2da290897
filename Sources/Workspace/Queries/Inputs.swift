/// The files and folders that a run depends on.
package struct Inputs {
  /// The paths that were read, sorted.
  package var paths: [String] = []
  /// The paths that would have been read if they existed, sorted.
  package var missingPaths: [String] = []
  /// The paths of folders whose entries were listed.
  package var folders: Set<String> = []
}
