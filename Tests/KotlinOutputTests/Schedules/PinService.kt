package com.example.shelves

import kotlinx.coroutines.CompletableDeferred

internal data class Pin(
    val id: Int,
    val isLiked: Boolean = false,
    val note: String = "",
    val color: String = "",
    val size: String = "",
    val views: Int = 0,
)

/**
 * @property cursor the last item of the pages; null if there is no next page.
 * @property version counts what others have changed, which only a load shows.
 */
internal data class PinBoard(
    val request: String,
    val items: List<Pin>,
    val title: String,
    val cursor: Int? = null,
    val version: Int = 0,
)

/** A call on its way: the service executes it at some time, and responds some time later. */
internal class PinCall(val name: String, val number: Int, val writes: Boolean, val execute: () -> Any?) {
    val response = CompletableDeferred<Any?>()
    var result: Any? = null
    var isExecuted = false
}
