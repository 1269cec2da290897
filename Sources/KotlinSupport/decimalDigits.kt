import java.math.MathContext

/** The number of digits that calculations with decimal numbers keep. */
internal val decimalDigits: MathContext = MathContext(38)
