/** Above this many rows, only `_id` and label are returned, for select options. */
export const fullRowsAtMost = 100;
export const optionsAtMost = 100_000;

/** The largest offset: beyond it, pages are read with the cursor, since skipping more rows is too slow. */
export const skippedAtMost = 10_000;

/** Counting stops here, where the database keeps no number. */
export const countedAtMost = 10_000;
