/// A program that decodes a document into a `Root` and encodes it again, several times. It writes to a file: the nanoseconds to decode and to
/// encode, and the size of a `Root` in bytes. With a third argument, it writes the bytes of stack that decoding uses instead.
let driver = """
  import Foundation

  @main enum Driver {
    static func main() throws {
      let arguments = CommandLine.arguments
      let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
      let decode = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Root.self, from: data)
      }
      if arguments.count > 3 {
        let stack = peakStack { precondition((try? decode()) != nil) }
        try "\\(stack)".write(toFile: arguments[2], atomically: false, encoding: .utf8)
        return
      }
      let value = try decode()
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      let results = [
        try fastest { _ = try decode() }, try fastest { _ = try encoder.encode(value) },
        MemoryLayout<Root>.size,
      ]
      try results.map(String.init).joined(separator: " ")
        .write(toFile: arguments[2], atomically: false, encoding: .utf8)
    }

    static func fastest(_ work: () throws -> Void) rethrows -> Int {
      var times: [Duration] = []
      for _ in 0..<5 { times.append(try ContinuousClock().measure { try work() }) }
      let (seconds, attoseconds) = (times.min() ?? .zero).components
      return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }

    /// Runs `work` in a thread whose stack is zeroed memory, and returns how many bytes of it were written to.
    static func peakStack(_ work: @escaping () -> Void) -> Int {
      let size = 64 << 20
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
      guard let memory, memory != MAP_FAILED else { fatalError("no memory") }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstack(&attributes, memory, size)
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let box = Unmanaged.passRetained(Work(work))
      pthread_create(
        &thread, &attributes,
        { argument in
          #if canImport(Darwin)
            let box = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
          #else
            let box = Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue()
          #endif
          box.work()
          return nil
        }, box.toOpaque())
      #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
      let words = UnsafeRawBufferPointer(start: memory, count: size).bindMemory(to: Int.self)
      return size - (words.firstIndex { $0 != 0 } ?? 0) * MemoryLayout<Int>.size
    }
  }

  final class Work {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }
  """
