"""fastjsonschema, which writes Python for a schema, with orjson in front; it stops at the first error."""
import fastjsonschema

from timing import run


def prepare(schema):
    validate = fastjsonschema.compile(schema, use_default=False, use_formats=False)

    def verdict(document):
        try:
            validate(document)
        except fastjsonschema.JsonSchemaValueException:
            return False
        return True

    return verdict, None


run("fastjsonschema", prepare)
