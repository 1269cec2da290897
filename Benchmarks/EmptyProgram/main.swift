import CYAML
import Foundation

// Used, so that neither library is left out of the link.
precondition(yaml_get_version_string() != nil && Date.distantPast < Date.distantFuture)
