import Foundation

// MARK: checkStack
/// The remaining stack of the thread, which deeply nested data could overflow.
private nonisolated enum StackSpace {
  /// The space reserved for calls between two checks: a quarter of a background thread's stack.
  private static let reserve = UInt(128 << 10)

  static var isShort: Bool {
    var local: UInt8 = 0
    let place = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    // An address farther below the limit is not on this stack.
    return place < limit && limit - place < reserve
  }

  #if canImport(Darwin)
    private static var limit: UInt {
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return top - size + min(size / 4, reserve)
    }
  #elseif os(Linux)
    private typealias ReadAttributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    /// `pthread_getattr_np`, which Swift does not import.
    private static let readAttributes = dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: ReadAttributes.self)
    }

    /// Caches each thread's limit, which is slow to determine.
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    private static var limit: UInt {
      guard let key, let readAttributes else { return 0 }
      if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      // Its initializer is in a module that the app may not import.
      let isKnown = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { space in
        guard let attributes = space.baseAddress,
          readAttributes(pthread_self(), attributes) == 0
        else { return false }
        defer { pthread_attr_destroy(attributes) }
        return pthread_attr_getstack(attributes, &lowest, &size) == 0
      }
      guard isKnown else { return 0 }
      let limit = UInt(bitPattern: lowest) + min(UInt(size) / 4, reserve)
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: limit))
      return limit
    }
  #else
    private static let limit: UInt = 0
  #endif
}

nonisolated extension Decoder {
  /// Throws if the data is nested too deeply for the thread's stack.
  public func checkStack() throws {
    if !StackSpace.isShort { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "nested too deeply",
        underlyingError: StackShortage()
      )
    )
  }
}

nonisolated extension Encoder {
  /// Throws if the value is nested too deeply for the thread's stack.
  public func checkStack() throws {
    if !StackSpace.isShort { return }
    // Without the value itself, because printing it would overflow the stack.
    throw EncodingError.invalidValue(
      codingPath.count,
      EncodingError.Context(codingPath: codingPath, debugDescription: "nested too deeply")
    )
  }
}
