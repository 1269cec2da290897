package androidx.lifecycle.viewmodel

import androidx.lifecycle.CreationExtras
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider

class InitializerViewModelFactoryBuilder {
    lateinit var factory: ViewModelProvider.Factory
}

fun viewModelFactory(
    builder: InitializerViewModelFactoryBuilder.() -> Unit,
): ViewModelProvider.Factory = InitializerViewModelFactoryBuilder().apply(builder).factory

fun InitializerViewModelFactoryBuilder.initializer(initializer: CreationExtras.() -> ViewModel) {
    factory = ViewModelProvider.Factory { it.initializer() }
}
