/** A duration in seconds, which JSON has as a text: `"PT1H30M"`. */
internal object DurationTextSerializer :
    TextSerializer<Double>("PT1H30M", ::durationOrNull, ::durationText)
