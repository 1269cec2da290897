import DocumentReader
import TextOutput

/// What `generate` would do, file by file; `check` prints it, `applyPlans` does it.
package struct OutputPlan {
  package struct Step {
    package let path: String
    package let action: Action
    /// What is to be there; nil if nothing yields the file any more.
    var file: OutputFile?
    /// Where what it says comes from, if from one place.
    package var location: Location? { file?.location }
    /// The version of the file that asks for this action; nil if nothing is there.
    var version: FileIdentity?
  }

  package enum Action {
    case unchanged
    case create(new: RenderedText)
    case update(old: [UInt8], new: RenderedText)
    /// Edited by hand since it was written.
    case replaceEdited(old: [UInt8], new: RenderedText)
    /// Has no header, so it is not ours.
    case replaceForeign(old: [UInt8], new: RenderedText)
    /// Ours and as it was written, but nothing yields it any more.
    case delete(old: [UInt8])
    /// Left over as well, but edited: nobody deletes it but its author.
    case keepEdited
  }

  var folder: String
  /// The version of the folder when the files were found; nil if nothing is there.
  var version: FileIdentity?
  /// Of all that it holds or will hold.
  var names: Set<String> = []
  /// In the order of their names.
  package var steps: [Step] = []
}
