/** The response to a load. [accept] stores what else has been loaded, if the response is shown. */
internal class ScreenResponse<Model>(val model: Model, val accept: () -> Unit = {})
