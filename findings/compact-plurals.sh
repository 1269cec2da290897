#!/usr/bin/env bash
# Babel 2.17.0 has CLDR's plural rules with the operand e, the exponent of a compact number, but computes the
# category of every number as if e were 0. So the category that a compact text needs cannot be had from it.
#
# CLDR's French rule: many if e = 0 and i != 0 and i % 1000000 = 0 and v = 0, or if e is not in 0..5.
# "1,2 M" is 1.2c6: i = 1200000 and e = 6, so its noun is plural with "de" ("1,2 M de vues"), the category many.
# Babel says many for 1000000, which is "1 000 000" written out, and other for 1200000. It formats both as compact.
#
# Seen: fr 1000000 = "1 M" many; fr 1200000 = "1,2 M" other; es, it, pt, ca: the same categories.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check Babel==2.17.0
"$folder/venv/bin/python" - <<'PYTHON'
import re

from babel import Locale
from babel.numbers import format_compact_decimal

seen = {}
for language in ["fr", "es", "it", "pt", "ca"]:
    locale = Locale(language)
    assert re.search(r"\be\b", locale.plural_form.rules["many"]), "the rule has the operand e"
    for number in [1_000_000, 1_200_000]:
        shown = format_compact_decimal(number, locale=language, fraction_digits=1)
        seen[language, number] = locale.plural_form(number)
        print(language, number, repr(shown), seen[language, number])
expected = {key: "many" if key[1] == 1_000_000 else "other" for key in seen}
raise SystemExit(seen != expected)
PYTHON
