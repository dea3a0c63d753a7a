"""jsonschema-rs with orjson in front."""
import jsonschema_rs

from timing import run


def prepare(schema):
    validator = jsonschema_rs.validator_for(schema, validate_formats=False)
    iter_errors = validator.iter_errors
    return validator.is_valid, lambda document: [error.message for error in iter_errors(document)]


run("jsonschema-rs", prepare)
