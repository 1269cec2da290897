#!/usr/bin/env bash
# translate-toolkit 3.15.6, the library of Weblate and Pootle, decides by the attribute `approved` alone whether a
# translation in XLIFF 1.2 counts as fuzzy, that is, needs work. The attribute `state` of the target, which other tools
# write and which has values such as "final" and "needs-translation", has no say in it.
#
# Seen: approved="yes" with state="needs-translation" is not fuzzy; state="final" or "signed-off" without `approved` is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check translate-toolkit==3.15.6
"$folder/venv/bin/python" - <<'PYTHON'
from translate.storage.xliff import xlifffile

cases = [
    ('', 'state="final"', True),
    ('', 'state="signed-off"', True),
    ('approved="no"', 'state="final"', True),
    ('approved="yes"', 'state="final"', False),
    ('approved="yes"', 'state="needs-translation"', False),
]
units = "".join(
    f'<trans-unit id="{number}" {approved}><source>Save</source><target {state}>Sichern</target></trans-unit>'
    for number, (approved, state, _) in enumerate(cases)
)
text = (
    '<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
    '<file original="a" source-language="en" target-language="de" datatype="plaintext">'
    f"<body>{units}</body></file></xliff>"
)
seen = [unit.isfuzzy() for unit in xlifffile.parsestring(text.encode()).units]
for (approved, state, _), isFuzzy in zip(cases, seen):
    print(approved or "(not approved)", state, "fuzzy" if isFuzzy else "done")
raise SystemExit(seen != [fuzzy for _, _, fuzzy in cases])
PYTHON
