#if canImport(Darwin)
  import CoreServices
  import DocumentReader
  import Foundation

  /// Tells what happens in folders, by FSEvents.
  final class FolderWatcher {
    private let inbox = Inbox()
    private var stream: FSEventStreamRef?
    /// The folders as the run spells them, by their canonical paths, which events bear.
    private var foldersByPath: [String: Set<String>] = [:]

    init() throws(WatchFailure) {}

    deinit { stop() }

    /// Watches these and no others; those that are not there are left out. Tells whether any was not watched before.
    func watch(_ folders: [String]) throws(WatchFailure) -> Bool {
      var current: [String: Set<String>] = [:]
      for folder in folders where isFolder(folder) {
        current[canonicalPath(folder), default: []].insert(folder)
      }
      let hasMore = current.contains { !$0.value.isSubset(of: foldersByPath[$0.key] ?? []) }
      let isSame = Set(current.keys) == Set(foldersByPath.keys)
      foldersByPath = current
      if !isSame { try restart() }
      return hasMore
    }

    /// Waits for events; none if the time is over. Without a time it waits for ever.
    func events(within milliseconds: Int64?) throws(WatchFailure) -> [FolderEvent] {
      inbox.take(within: milliseconds).flatMap(folderEvents)
    }

    private func folderEvents(_ event: Inbox.Event) -> [FolderEvent] {
      let lost =
        kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged
        | kFSEventStreamEventFlagMount | kFSEventStreamEventFlagUnmount
      if event.has(lost) { return [.lost] }
      let path = droppingSlashes(event.path)
      let name = lastComponent(path)
      let itself = (foldersByPath[path] ?? []).map { FolderEvent.folder($0) }
      return itself
        + (foldersByPath[parentFolder(path)] ?? []).map {
          .entry(name, isFolder: event.has(kFSEventStreamEventFlagItemIsDir), in: $0)
        }
    }

    private func restart() throws(WatchFailure) {
      stop()
      var context = FSEventStreamContext()
      context.info = Unmanaged.passUnretained(inbox).toOpaque()
      let flags =
        kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
        | kFSEventStreamCreateFlagWatchRoot
      stream = FSEventStreamCreate(
        nil,
        { _, info, count, paths, flags, _ in
          guard let info else { return }
          let inbox = Unmanaged<Inbox>.fromOpaque(info).takeUnretainedValue()
          let names = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
          inbox.put(
            (0..<count).map { Inbox.Event(path: String(cString: names[$0]), flags: flags[$0]) }
          )
        },
        &context,
        foldersByPath.keys.sorted() as CFArray,
        FSEventStreamEventId(kFSEventStreamEventIdSinceNow),
        0.001,
        FSEventStreamCreateFlags(flags)
      )
      guard let stream else {
        throw WatchFailure(FileFailure("FSEvents cannot watch more folders"))
      }
      FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "events of files"))
      if !FSEventStreamStart(stream) { throw WatchFailure(FileFailure("FSEvents did not start")) }
    }

    private func stop() {
      guard let stream else { return }
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
      self.stream = nil
    }
  }

  /// Hands events from the queue on which they arrive to the thread that waits.
  private final class Inbox: @unchecked Sendable {
    struct Event {
      let path: String
      let flags: FSEventStreamEventFlags

      func has(_ flag: Int) -> Bool {
        flags & FSEventStreamEventFlags(truncatingIfNeeded: flag) != 0
      }
    }

    private let condition = NSCondition()
    private var events: [Event] = []

    func put(_ more: [Event]) {
      condition.lock()
      events += more
      condition.signal()
      condition.unlock()
    }

    func take(within milliseconds: Int64?) -> [Event] {
      condition.lock()
      defer { condition.unlock() }
      let end =
        milliseconds.map { Date(timeIntervalSinceNow: Double($0) / 1_000) } ?? .distantFuture
      while events.isEmpty, condition.wait(until: end) {}
      defer { events = [] }
      return events
    }
  }
#endif
