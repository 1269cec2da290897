// What generated code uses of androidx.lifecycle, which the machines that run these tests do not have.
package androidx.lifecycle

import android.os.Bundle
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers

abstract class ViewModel {
    protected open fun onCleared() {}
}

val ViewModel.viewModelScope: CoroutineScope get() = CoroutineScope(Dispatchers.Unconfined)

class SavedStateHandle(private val values: Map<String, Any?> = emptyMap()) {
    private val providers = mutableMapOf<String, () -> Bundle>()

    @Suppress("UNCHECKED_CAST")
    operator fun <T> get(key: String): T? = values[key] as T?

    fun setSavedStateProvider(key: String, provider: () -> Bundle) {
        providers[key] = provider
    }

    /** What Android does when it ends the process and begins another one. */
    fun restored() = SavedStateHandle(providers.mapValues { it.value() })
}

class ViewModelProvider {
    class Factory(val make: (CreationExtras) -> ViewModel)
}

class CreationExtras(val handle: SavedStateHandle)

fun CreationExtras.createSavedStateHandle(): SavedStateHandle = handle
