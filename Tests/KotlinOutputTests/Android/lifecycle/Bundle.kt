package android.os

class Bundle {
    private val values = mutableMapOf<String, Any?>()

    fun containsKey(key: String): Boolean = key in values

    fun getString(key: String): String? = values[key] as String?

    fun getBoolean(key: String): Boolean = values[key] as? Boolean ?: false

    fun getLong(key: String): Long = values[key] as? Long ?: 0

    fun getDouble(key: String): Double = values[key] as? Double ?: 0.0

    fun putString(key: String, value: String?) {
        values[key] = value
    }

    fun putBoolean(key: String, value: Boolean) {
        values[key] = value
    }

    fun putLong(key: String, value: Long) {
        values[key] = value
    }

    fun putDouble(key: String, value: Double) {
        values[key] = value
    }
}
