import DocumentReader
import Foundation
import OutputInterface
import SchemaCompiler
import SpecSyntax

/// The effect of `symbols` on a symbol graph.
package struct WrittenGraph {
  package let path: String
  package let isWritten: Bool
}

extension Workspace {
  /// Writes the symbol graphs that the specs name.
  ///
  /// - Parameters:
  ///   - folder: A folder with symbol graphs from the compiler; `nil` to have Swift Package Manager write them.
  ///   - package: The folder of the package; `nil` for the nearest one above each spec.
  package func writeSymbols(
    _ arguments: [String],
    flags: Settings,
    from folder: String?,
    package: String?,
    into diagnostics: inout [Diagnostic]
  ) -> [WrittenGraph] {
    let groups = selectSpecs(arguments, flags: flags, in: files, into: &diagnostics)
    var graphs: [(path: String, place: Location, folder: String)] = []
    for group in groups {
      for spec in group.specs {
        guard let (path, place) = symbolGraph(of: spec, into: &diagnostics) else { continue }
        graphs.append((path, place, group.folder))
      }
    }
    if let first = groups.first, graphs.isEmpty, !diagnostics.hasErrors {
      diagnostics.append(.noSymbolGraphs(in: first.folder))
    }
    var written: [String: WrittenGraph] = [:]
    for (path, place, project) in graphs where written[path] == nil && !diagnostics.hasErrors {
      do throws(FileFailure) {
        let root = package ?? packageFolder(above: path)
        if let folder {
          written[path] = try write(path, from: folder, root ?? project)
        } else if let root {
          let folder = try SwiftPackage(root).writeSymbols(of: try module(of: path))
          written[path] = try write(path, from: folder, root)
        } else {
          throw .noPackage
        }
      } catch {
        diagnostics.append(.unreadable(path, error.reason, at: place))
      }
    }
    return written.values.sorted { $0.path < $1.path }
  }

  private func symbolGraph(
    of spec: String,
    into diagnostics: inout [Diagnostic]
  ) -> (path: String, place: Location)? {
    guard let service = service(of: spec, into: &diagnostics), service.isSymbolGraph,
      let text = service.schema.text
    else { return nil }
    return (simplifiedPath(resolvedPath(text, relativeTo: spec)), service.schema.location)
  }

  private func write(
    _ path: String,
    from folder: String,
    _ package: String
  ) throws(FileFailure) -> WrittenGraph {
    let source = joinPath(folder, lastComponent(path))
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: source, bytes: try readBytes(source, limit: Limits.sampleSize))
    let root = canonicalPath(package)
    let target = canonicalPath(parentFolder(path))
    let graph = readFile(file, into: &diagnostics).flatMap { document in
      slimmedSymbolGraph(document) { uri in
        guard let url = URL(string: uri), url.path.hasPrefix(root + "/"),
          !url.path.hasPrefix(root + "/.build/"), let bytes = try? readBytes(url.path)
        else { return .other }
        if Header(bytes) != nil { return .generated }
        return .source(
          SymbolSource(
            path: relativePath(of: url.path, from: target),
            hash: ContentHash([bytes[...]]).text
          ),
          text: String(decoding: bytes, as: UTF8.self)
        )
      }
    }
    guard let graph else { throw FileFailure("\(source) is not a symbol graph") }
    let text = RenderedText(symbolGraphText(graph))
    if let old = try? readBytes(path), old.elementsEqual(text.string.utf8) {
      return WrittenGraph(path: path, isWritten: false)
    }
    try createFolder(parentFolder(path))
    _ = try writeText(text, to: path)
    return WrittenGraph(path: path, isWritten: true)
  }
}

/// Returns the text of a symbol graph with one line for each symbol.
private func symbolGraphText(_ graph: Node) -> String {
  let members = (graph.members ?? []).map { member -> String in
    let key = "  \"\(member.key)\": "
    guard let elements = member.value.elements, !elements.isEmpty else {
      return key + jsonText(member.value, width: .max)
    }
    let lines = elements.map { "    " + jsonText($0, width: .max) }
    return key + "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }
  return "{\n" + members.joined(separator: ",\n") + "\n}\n"
}

/// Returns the nearest folder above a file that has a manifest of Swift Package Manager.
private func packageFolder(above path: String) -> String? {
  var folder: String? = canonicalPath(parentFolder(path))
  while let current = folder {
    if exists(joinPath(current, "Package.swift")) { return current }
    folder = folderAbove(current)
  }
  return nil
}

extension FileFailure {
  fileprivate static let noPackage = FileFailure(
    "no folder above has a Package.swift: pass '--package-path', or '--from' with the folder to which Xcode writes symbol graphs"
  )

  fileprivate static let notNamedAfterModule = FileFailure(
    "its name must be that of a module, such as 'ShopAPI.symbols.json'"
  )
}

/// Returns the name of the module that a symbol graph is named after.
private func module(of path: String) throws(FileFailure) -> String {
  let name = lastComponent(path)
  let module = String(name.prefix { $0 != "." })
  guard name == "\(module).symbols.json", isModuleName(module) else {
    throw .notNamedAfterModule
  }
  return module
}

extension Diagnostic {
  fileprivate static func noSymbolGraphs(in folder: String) -> Self {
    Self(
      .missingKey,
      "no spec has 'service: { swift: … }', the path of a symbol graph such as 'ShopAPI.symbols.json'",
      at: whole(joinPath(folder, Configuration.fileName))
    )
  }
}
