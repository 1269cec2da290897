/**
 * Shows a model that the service sent, like the response to a load that began now.
 *
 * @param request the request that the service sent it for. If null, the model is dropped while the content
 *   is that of an older request, because it may be for either.
 */
internal fun <Model : Any, Request : Any> ScreenStore<Model, Request, *>.useModel(
    model: Model,
    request: Request? = null,
) {
    if (request == null && shown != null && this.request != wanted) return
    val begun = timeline.beginCall()
    failure = null
    show(model, request ?: wanted, begun)
    timeline.endCall(begun)
    onChange()
}
