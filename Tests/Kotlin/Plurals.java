import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.Notation;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.Precision;
import com.ibm.icu.text.DecimalFormatSymbols;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Random;

/**
 * Prints random numbers in several formats, and the plural category that ICU gives to each, as lines of tab-separated columns: the
 * language, its decimal separator, whether the number is compact, the number, its text, and the category.
 *
 * <p>Arguments: a seed, the count of numbers, and the languages.
 */
class Plurals {
    public static void main(String[] arguments) {
        var count = Integer.parseInt(arguments[1]);
        var out = new StringBuilder();
        for (var argument = 2; argument < arguments.length; argument++) {
            var language = arguments[argument];
            var random = new Random(Long.parseLong(arguments[0]) + argument);
            var locale = ULocale.forLanguageTag(language);
            var separator = DecimalFormatSymbols.getInstance(locale).getDecimalSeparatorString();
            var rules = PluralRules.forLocale(locale);
            var formats = new LocalizedNumberFormatter[12];
            for (var index = 0; index < formats.length; index++) {
                var digits = index % 4;
                var format = NumberFormatter.withLocale(locale).roundingMode(RoundingMode.HALF_EVEN);
                formats[index] = switch (index / 4) {
                    case 0 -> format.precision(Precision.fixedFraction(digits));
                    case 1 -> format.notation(Notation.compactShort()).precision(Precision.minMaxFraction(0, digits));
                    default -> format.notation(Notation.compactLong()).precision(Precision.minMaxFraction(0, digits));
                };
            }
            for (var index = 0; index < count; index++) {
                var number = new BigDecimal(Math.pow(10, random.nextDouble() * 12 - 1))
                    .setScale(random.nextInt(4), RoundingMode.HALF_EVEN);
                for (var kind = 0; kind < 3; kind++) {
                    var text = formats[kind * 4 + index % 4].format(number);
                    out.append(language).append('\t').append(separator).append('\t').append(kind > 0).append('\t').append(number.toPlainString()).append('\t')
                        .append(text).append('\t').append(rules.select(text)).append('\n');
                }
            }
            System.out.print(out);
            out.setLength(0);
        }
    }
}
