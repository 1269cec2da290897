#if canImport(Glibc) || canImport(Musl)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Tells what happens in folders, by inotify.
  final class FolderWatcher {
    private let descriptor: CInt
    /// The folders of a watch, as the run spells them.
    private var foldersByWatch: [CInt: Set<String>] = [:]

    init() throws(WatchFailure) {
      descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
      if descriptor < 0 {
        throw WatchFailure(errno == EMFILE ? .tooManyWatchers : .last)
      }
    }

    deinit { close(descriptor) }

    /// Watches these and no others; those that are not there are left out. Tells whether any was not watched before.
    func watch(_ folders: [String]) throws(WatchFailure) -> Bool {
      var current: [CInt: Set<String>] = [:]
      for folder in folders {
        let watch = inotify_add_watch(descriptor, folder, Self.mask)
        if watch >= 0 {
          current[watch, default: []].insert(folder)
        } else if errno == ENOSPC {
          throw WatchFailure(.tooManyWatches, at: folder)
        }
      }
      for watch in foldersByWatch.keys where current[watch] == nil {
        inotify_rm_watch(descriptor, watch)
      }
      let hasMore = current.contains { !$0.value.isSubset(of: foldersByWatch[$0.key] ?? []) }
      foldersByWatch = current
      return hasMore
    }

    /// Waits for events; none if the time is over. Without a time it waits for ever.
    func events(within milliseconds: Int64?) throws(WatchFailure) -> [FolderEvent] {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let timeout = milliseconds.map { CInt(clamping: $0) } ?? -1
      if poll(&request, 1, timeout) < 0, errno != EINTR { throw WatchFailure(.last) }
      var events: [FolderEvent] = []
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno != EAGAIN { throw WatchFailure(.last) }
        if count <= 0 { return events }
        events += inotifyEvents(buffer.prefix(count)).flatMap(folderEvents)
      }
    }

    private func folderEvents(_ event: InotifyEvent) -> [FolderEvent] {
      if event.has(IN_Q_OVERFLOW) { return [.lost] }
      let folders = foldersByWatch[event.watch] ?? []
      // The system has dropped the watch; what takes its place later is a different one.
      if event.has(IN_IGNORED) { foldersByWatch[event.watch] = nil }
      if event.name.isEmpty { return folders.map { .folder($0) } }
      // Whoever creates a file closes it too once it is written; a link is there at once.
      if event.mask == UInt32(IN_CREATE) {
        return folders.filter { isLinked(joinPath($0, event.name)) }
          .map { .entry(event.name, isFolder: false, in: $0) }
      }
      return folders.map { .entry(event.name, isFolder: event.has(IN_ISDIR), in: $0) }
    }

    private func isLinked(_ path: String) -> Bool {
      var info = stat()
      guard lstat(path, &info) == 0 else { return false }
      return info.st_nlink > 1 || FileType(mode: info.st_mode) == .symbolicLink
    }

    private static let mask = [
      IN_CLOSE_WRITE, IN_ATTRIB, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF,
      IN_MOVE_SELF, IN_ONLYDIR,
    ].reduce(UInt32(0)) { $0 | UInt32(truncatingIfNeeded: $1) }
  }

  /// What the kernel says of one change.
  struct InotifyEvent: Equatable {
    var watch: CInt
    var mask: UInt32
    /// Empty where the folder itself is meant.
    var name: String

    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }

  /// Takes apart what was read: four numbers (watch, mask, cookie, length), then a name padded with NULs.
  func inotifyEvents(_ bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var rest = bytes
    while rest.count >= 16 {
      let numbers = stride(from: 0, to: 16, by: 4).map { offset in
        rest.dropFirst(offset).prefix(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
      }
      rest = rest.dropFirst(16)
      let name = rest.prefix(Int(numbers[3])).prefix { $0 != 0 }
      rest = rest.dropFirst(Int(numbers[3]))
      events.append(
        InotifyEvent(
          watch: CInt(bitPattern: numbers[0]),
          mask: numbers[1],
          name: String(decoding: name, as: UTF8.self)
        )
      )
    }
    return events
  }
#endif
