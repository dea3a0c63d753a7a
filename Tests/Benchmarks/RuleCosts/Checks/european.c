#include "checks.h"
const struct entry european_checks[] = {{0, 0, 0}};
