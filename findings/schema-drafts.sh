#!/usr/bin/env bash
# jsonschema 4.23.0 follows the draft that `$schema` names: keywords of other drafts are ignored, not refused. A schema
# that names draft-07 but constrains a list by `prefixItems`, or one of 2020-12 with `dependencies`, allows everything.
#
# Seen: [1] is valid under prefixItems: [string] in draft-07, and not in 2020-12; {"card": 1} is valid without the
# "address" that dependencies asks for in 2020-12, and not in draft-07.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check jsonschema==4.23.0
"$folder/venv/bin/python" - <<'PYTHON'
from jsonschema.validators import validator_for

drafts = {
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
}
cases = [
    ({"prefixItems": [{"type": "string"}]}, [1], {"draft-07": True, "2020-12": False}),
    ({"dependencies": {"card": ["address"]}}, {"card": 1}, {"draft-07": False, "2020-12": True}),
]
isSame = True
for keywords, value, expected in cases:
    for name, address in drafts.items():
        schema = {"$schema": address, **keywords}
        validator = validator_for(schema)
        validator.check_schema(schema)
        isValid = validator(schema).is_valid(value)
        print(name, keywords, value, "valid" if isValid else "not valid")
        isSame = isSame and isValid == expected[name]
raise SystemExit(not isSame)
PYTHON
