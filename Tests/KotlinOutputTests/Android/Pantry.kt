// Types of a service that an app has already. The spec of the pantry has `generate: false`.
package com.example.shelves

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class Pantry(val jars: List<Jar>, val owner: String? = null)

@Serializable
data class Jar(val content: JarContent, val label: String, val grams: Long? = null)

@Serializable
enum class JarContent {
    @SerialName("jam")
    Jam,

    @SerialName("pickles")
    Pickles,
}
