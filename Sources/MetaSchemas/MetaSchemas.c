#include "MetaSchemas.h"

static const unsigned char draft2019_09_applicator[] = {
#embed "Documents/draft2019-09/applicator.json"
};
static const unsigned char draft2019_09_content[] = {
#embed "Documents/draft2019-09/content.json"
};
static const unsigned char draft2019_09_core[] = {
#embed "Documents/draft2019-09/core.json"
};
static const unsigned char draft2019_09_format[] = {
#embed "Documents/draft2019-09/format.json"
};
static const unsigned char draft2019_09_meta_data[] = {
#embed "Documents/draft2019-09/meta-data.json"
};
static const unsigned char draft2019_09_schema[] = {
#embed "Documents/draft2019-09/schema.json"
};
static const unsigned char draft2019_09_validation[] = {
#embed "Documents/draft2019-09/validation.json"
};
static const unsigned char draft2020_12_applicator[] = {
#embed "Documents/draft2020-12/applicator.json"
};
static const unsigned char draft2020_12_content[] = {
#embed "Documents/draft2020-12/content.json"
};
static const unsigned char draft2020_12_core[] = {
#embed "Documents/draft2020-12/core.json"
};
static const unsigned char draft2020_12_format_annotation[] = {
#embed "Documents/draft2020-12/format-annotation.json"
};
static const unsigned char draft2020_12_format_assertion[] = {
#embed "Documents/draft2020-12/format-assertion.json"
};
static const unsigned char draft2020_12_meta_data[] = {
#embed "Documents/draft2020-12/meta-data.json"
};
static const unsigned char draft2020_12_schema[] = {
#embed "Documents/draft2020-12/schema.json"
};
static const unsigned char draft2020_12_unevaluated[] = {
#embed "Documents/draft2020-12/unevaluated.json"
};
static const unsigned char draft2020_12_validation[] = {
#embed "Documents/draft2020-12/validation.json"
};
static const unsigned char draft4_schema[] = {
#embed "Documents/draft4/schema.json"
};
static const unsigned char draft6_schema[] = {
#embed "Documents/draft6/schema.json"
};
static const unsigned char draft7_schema[] = {
#embed "Documents/draft7/schema.json"
};
static const unsigned char rules[] = {
#embed "Documents/rules.json"
};

static const struct MetaSchema all[] = {
    {"https://json-schema.org/draft/2019-09/meta/applicator", draft2019_09_applicator, sizeof draft2019_09_applicator},
    {"https://json-schema.org/draft/2019-09/meta/content", draft2019_09_content, sizeof draft2019_09_content},
    {"https://json-schema.org/draft/2019-09/meta/core", draft2019_09_core, sizeof draft2019_09_core},
    {"https://json-schema.org/draft/2019-09/meta/format", draft2019_09_format, sizeof draft2019_09_format},
    {"https://json-schema.org/draft/2019-09/meta/meta-data", draft2019_09_meta_data, sizeof draft2019_09_meta_data},
    {"https://json-schema.org/draft/2019-09/schema", draft2019_09_schema, sizeof draft2019_09_schema},
    {"https://json-schema.org/draft/2019-09/meta/validation", draft2019_09_validation, sizeof draft2019_09_validation},
    {"https://json-schema.org/draft/2020-12/meta/applicator", draft2020_12_applicator, sizeof draft2020_12_applicator},
    {"https://json-schema.org/draft/2020-12/meta/content", draft2020_12_content, sizeof draft2020_12_content},
    {"https://json-schema.org/draft/2020-12/meta/core", draft2020_12_core, sizeof draft2020_12_core},
    {"https://json-schema.org/draft/2020-12/meta/format-annotation", draft2020_12_format_annotation, sizeof draft2020_12_format_annotation},
    {"https://json-schema.org/draft/2020-12/meta/format-assertion", draft2020_12_format_assertion, sizeof draft2020_12_format_assertion},
    {"https://json-schema.org/draft/2020-12/meta/meta-data", draft2020_12_meta_data, sizeof draft2020_12_meta_data},
    {"https://json-schema.org/draft/2020-12/schema", draft2020_12_schema, sizeof draft2020_12_schema},
    {"https://json-schema.org/draft/2020-12/meta/unevaluated", draft2020_12_unevaluated, sizeof draft2020_12_unevaluated},
    {"https://json-schema.org/draft/2020-12/meta/validation", draft2020_12_validation, sizeof draft2020_12_validation},
    {"http://json-schema.org/draft-04/schema", draft4_schema, sizeof draft4_schema},
    {"http://json-schema.org/draft-06/schema", draft6_schema, sizeof draft6_schema},
    {"http://json-schema.org/draft-07/schema", draft7_schema, sizeof draft7_schema},
    {"urn:localized-validation:schema", rules, sizeof rules},
};

const struct MetaSchema *const meta_schemas = all;
const size_t meta_schema_count = sizeof all / sizeof *all;
