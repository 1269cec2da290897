import Foundation
import Workspace

/// A socket at 127.0.0.1, and its port.
func listen(atPort port: UInt16) throws(FileFailure) -> (listener: CInt, port: UInt16) {
  #if canImport(Darwin)
    let listener = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let listener = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
  #endif
  if listener < 0 { throw .last }
  var yes: CInt = 1
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
  var address = sockaddr_in()
  #if canImport(Darwin)
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
  #endif
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      bind(listener, address, size) == 0 && listen(listener, 64) == 0
        && getsockname(listener, address, &size) == 0
    }
  }
  guard isBound else {
    let failure = FileFailure.last
    close(listener)
    throw failure
  }
  return (listener, UInt16(bigEndian: address.sin_port))
}

/// Sets how long a read (`SO_RCVTIMEO`) or a write (`SO_SNDTIMEO`) may block; zero means no limit.
func setTimeout(_ option: CInt, of connection: CInt, seconds: Double) {
  var time = timeval()
  time.tv_sec = .init(seconds.rounded(.down))
  time.tv_usec = .init((seconds - seconds.rounded(.down)) * 1e6)
  // A small value must not be rounded down to zero, which means no limit.
  if seconds > 0, time.tv_sec == 0 { time.tv_usec = max(time.tv_usec, 1) }
  setsockopt(
    connection,
    SOL_SOCKET,
    option,
    &time,
    socklen_t(MemoryLayout<timeval>.size)
  )
}
