import CYAML
import Foundation

// Uses both libraries, so that the linker keeps them.
precondition(yaml_get_version_string() != nil && Date.distantPast < Date.distantFuture)
