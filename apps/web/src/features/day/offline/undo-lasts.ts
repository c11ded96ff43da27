/** How long something done on a day can be undone, in milliseconds: organisers look at the hall, and only then at the screen. */
export const dayUndoLasts = 20_000;
