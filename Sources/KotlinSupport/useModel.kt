/** Shows a model that the service sent, like the response to a load that began now. */
internal fun <Model : Any, Request : Any> ScreenStore<Model, Request, *>.useModel(model: Model) {
    val begun = timeline.beginCall()
    failure = null
    show(model, wanted, begun)
    timeline.endCall(begun)
    onChange()
}
