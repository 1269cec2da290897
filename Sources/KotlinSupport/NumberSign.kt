/** When a number has a sign. Accounting puts negative amounts in parentheses. */
internal enum class NumberSign { AUTOMATIC, ALWAYS, NEVER, EXCEPT_ZERO, ACCOUNTING }
