#include "checks.h"

const struct entry identifier_checks[] = {
    {0, 0, 0},
};
