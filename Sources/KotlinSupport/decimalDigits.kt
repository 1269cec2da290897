import java.math.MathContext
import java.math.RoundingMode

/** The number of digits that calculations with decimal numbers keep. Further digits are cut off. */
internal val decimalDigits: MathContext = MathContext(38, RoundingMode.DOWN)
