// What generated code uses of androidx.lifecycle, which the machines that run these tests do not have.
package androidx.lifecycle

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers

abstract class ViewModel {
    protected open fun onCleared() {}
}

val ViewModel.viewModelScope: CoroutineScope get() = CoroutineScope(Dispatchers.Unconfined)
