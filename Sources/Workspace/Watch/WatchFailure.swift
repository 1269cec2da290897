import DocumentReader

/// A folder that cannot be watched.
package struct WatchFailure: Error {
  package let folder: String
  package let failure: FileFailure

  init(_ failure: FileFailure, at folder: String = ".") {
    self.folder = folder
    self.failure = failure
  }
}

extension FileFailure {
  static let tooManyWatches = FileFailure(
    "more folders are watched than the system allows; allow more, "
      + "as in 'sudo sysctl fs.inotify.max_user_watches=524288'"
  )

  static let tooManyWatchers = FileFailure(
    "more programs watch files than the system allows; end one, or allow more, "
      + "as in 'sudo sysctl fs.inotify.max_user_instances=512'"
  )
}

extension Diagnostic {
  package static func cannotServe(_ port: UInt16, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error,
      .unreadableFile,
      "cannot serve at port \(port): \(reason); name another, as in --serve 8091, or any that is free with --serve 0",
      at: whole("--serve")
    )
  }

  package static func cannotWatch(_ folder: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, .unreadableFile, "cannot watch it: \(reason)", at: whole(folder))
  }
}
