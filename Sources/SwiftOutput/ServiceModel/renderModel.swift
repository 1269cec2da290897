import DocumentReader
import OutputInterface
import TextOutput
import ViewModelIR

/// Writes all types of a service model into one file that needs no other; its helpers are private.
package func renderModel(
  _ model: ServiceModel,
  access: Access,
  isHashed: Bool,
  templates: TemplateSet,
  into diagnostics: inout [Diagnostic]
) -> RenderedText? {
  let body = renderServiceModel(
    model.declarations,
    access: access,
    needs: TypeNeeds(compared: isHashed ? Set(model.declarations.map(\.name)) : []),
    templates: templates,
    into: &diagnostics
  )
  guard let body else { return nil }
  let needs = SupportNeeds(body.needs).withIndirect
  if needs.pieces.isEmpty { return body }
  let start: RenderedText =
    needs.usesFoundation && !body.needs.contains(foundation) ? "import Foundation\n\n" : ""
  return start + body + "\n\(renderPrivateSupport(needs, access: access))"
}
