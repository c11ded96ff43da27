/** Written by scripts/generate-database-types.ts from the migrated database; do not edit. */
export interface Database {}
