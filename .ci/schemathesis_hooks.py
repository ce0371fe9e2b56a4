"""Teaches schemathesis about streams: in OpenAPI 3.1 a schema describes the text of a whole stream. `itemSchema`, of
3.2, describes one event of it, and schemathesis checks events against it."""

import schemathesis

STREAM = "text/event-stream"


@schemathesis.hook
def before_load_schema(context, raw_schema):
    schemas = raw_schema["components"]["schemas"]
    found = 0
    for path in raw_schema["paths"].values():
        for operation in path.values():
            content = operation["responses"]["200"].get("content", {})
            if STREAM in content:
                forms = resolved(content[STREAM]["schema"]["contentSchema"], schemas)["oneOf"]
                content[STREAM] = {"itemSchema": {"oneOf": [event(form, schemas) for form in forms]}}
                found += 1
    assert found, "no operation answers with a stream"


def event(form, schemas):
    """An event in the form in which it is sent: its name, and its data as JSON in a text."""
    form = resolved(form, schemas)
    data = {"type": "string", "contentMediaType": "application/json", "contentSchema": form["properties"]["data"]}
    return {
        "type": "object",
        "properties": {"event": form["properties"]["event"], "data": data},
        "required": ["event", "data"],
        "additionalProperties": False,
    }


def resolved(form, schemas):
    """A schema, or the one that it refers to."""
    while "$ref" in form:
        form = schemas[form["$ref"].rsplit("/", 1)[1]]
    return form
