#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package func makeTemporaryFolder() -> String {
  let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array("\(parent)/Benchmark.XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { fatalError("cannot create a folder in \(parent)") }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

package func writeFile(_ path: String, _ bytes: [UInt8]) {
  guard let file = fopen(path, "wb"), fwrite(bytes, 1, bytes.count, file) == bytes.count,
    fclose(file) == 0
  else { fatalError("cannot write \(path)") }
}

package func readFile(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { fatalError("cannot read \(path)") }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(ftell(file), 0)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

package func removeFile(_ path: String) { unlink(path) }

package func makeFolder(_ path: String) { mkdir(path, 0o777) }

/// Returns the paths of the files in a folder, except hidden ones.
package func listFolder(_ path: String) -> [String] {
  guard let folder = opendir(path) else { fatalError("cannot read \(path)") }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append("\(path)/\(name)") }
  }
  return names
}

package func moveFile(_ path: String, to other: String) {
  guard rename(path, other) == 0 else { fatalError("cannot move \(path)") }
}

/// Returns a file's inode number, which changes whenever the file is replaced; `nil` if there is no file.
package func fileNumber(_ path: String) -> UInt64? {
  var info = stat()
  return stat(path, &info) == 0 ? UInt64(info.st_ino) : nil
}
