"""Prints how many entries feedparser finds in an Atom file, and the errors of a JSON Feed by a schema, as JSON."""

import json
import sys

import feedparser
import jsonschema

atom_file, json_file, schema_file = sys.argv[1:]
found = feedparser.parse(atom_file)
wanted = ["id", "title", "link", "published", "updated", "summary", "content"]
errors = [str(found.bozo_exception)] if found.bozo else []
for entry in found.entries:
    errors += [f"{entry.get('id')} has no {name}" for name in wanted if not entry.get(name)]
    if not entry.get("author") and not found.feed.get("author"):
        errors.append(f"{entry.get('id')} has no author")

with open(json_file) as file:
    feed = json.load(file)
with open(schema_file) as file:
    validator = jsonschema.Draft7Validator(json.load(file))
errors += [f"{list(error.path)}: {error.message[:200]}" for error in validator.iter_errors(feed)]
print(json.dumps({"version": found.version, "entries": len(found.entries), "items": len(feed["items"]), "errors": errors}))
