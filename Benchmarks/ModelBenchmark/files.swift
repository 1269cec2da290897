#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func makeTemporaryFolder() -> String {
  var template = Array("/tmp/ModelBenchmark.XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { fatalError("cannot make a folder in /tmp") }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func writeFile(_ path: String, _ bytes: [UInt8]) {
  guard let file = fopen(path, "wb"), fwrite(bytes, 1, bytes.count, file) == bytes.count,
    fclose(file) == 0
  else { fatalError("cannot write \(path)") }
}

func readFile(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { fatalError("cannot read \(path)") }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(ftell(file), 0)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

func removeFile(_ path: String) { unlink(path) }
