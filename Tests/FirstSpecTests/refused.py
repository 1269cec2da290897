"""Prints which edits make a JSON Schema refuse their document: refused.py SCHEMA DOCUMENTS EDITS

DOCUMENTS are separated by NUL; each line of EDITS is [document, path, [value]], without a value where the key is to go.
"""

import copy
import json
import sys

import jsonschema

schema, documents, edits = (open(path, encoding="utf-8").read() for path in sys.argv[1:])
validator = jsonschema.Draft7Validator(json.loads(schema))
validator.check_schema(validator.schema)
documents = [json.loads(text) for text in documents.split("\0")]
for number, document in enumerate(documents):
    if not validator.is_valid(document):
        sys.exit(f"document {number} is refused as it is: {next(validator.iter_errors(document)).message}")
for number, line in enumerate(edits.splitlines()):
    index, path, value = json.loads(line)
    root = {"root": copy.deepcopy(documents[index])}
    place = root
    for step in ["root", *path][:-1]:
        place = place[step]
    last = ["root", *path][-1]
    if value:
        place[last] = value[0]
    else:
        del place[last]
    if not validator.is_valid(root["root"]):
        print(number)
