/// Reads files for the stages, which never touch the disk themselves.
package struct FileLoader: Sendable {
  package enum Outcome: Sendable {
    case file(SourceFile)
    /// Why not, in words that end a sentence: `no such file`, `is a directory`.
    case failure(String)
  }

  package let load: @Sendable (_ path: String) -> Outcome

  package init(load: @escaping @Sendable (_ path: String) -> Outcome) {
    self.load = load
  }
}
