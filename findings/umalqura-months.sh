#!/usr/bin/env bash
# ICU4J 72.1 subtracts months in the Umm al-Qura calendar, the default of ar_SA, only down to the first month of the
# year: 24 months before 5 March 2024 are 11 August 2023, and so are 12. Calendar.add documents that it subtracts the
# amount "based on the calendar's rules"; in the civil Islamic calendar it does. Adding months works in both.
#
# So what is counted in months cannot be counted back with the calendar of a locale.
#
# Seen: islamic-umalqura: -1 2024-02-05, -12 2023-08-11, -24 2023-08-11, 12 2025-02-18
#       islamic-civil:    -1 2024-02-04, -12 2023-03-17, -24 2022-03-28, 12 2025-02-23
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
apt-get download --quiet=2 libicu4j-java=72.1-1
dpkg-deb --extract libicu4j-java_*.deb .
cat > Months.java <<'JAVA'
import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.time.Instant;

public class Months {
  public static void main(String[] arguments) {
    System.out.println(Calendar.getInstance(new ULocale("ar_SA")).getType());
    for (String type : new String[] {"islamic-umalqura", "islamic-civil"}) {
      for (int months : new int[] {-1, -12, -24, 12}) {
        ULocale locale = new ULocale("ar_SA@calendar=" + type);
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("UTC"), locale);
        calendar.setTimeInMillis(Instant.parse("2024-03-05T12:00:00Z").toEpochMilli());
        calendar.add(Calendar.MONTH, months);
        String day = calendar.getTime().toInstant().toString().substring(0, 10);
        System.out.println(type + " " + months + " " + day);
      }
    }
  }
}
JAVA
java -classpath usr/share/java/icu4j.jar Months.java | tee seen
diff seen - <<'SEEN'
islamic-umalqura
islamic-umalqura -1 2024-02-05
islamic-umalqura -12 2023-08-11
islamic-umalqura -24 2023-08-11
islamic-umalqura 12 2025-02-18
islamic-civil -1 2024-02-04
islamic-civil -12 2023-03-17
islamic-civil -24 2022-03-28
islamic-civil 12 2025-02-23
SEEN
