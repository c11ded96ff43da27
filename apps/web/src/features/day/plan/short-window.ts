/** Where a mouse points at small things, and a laptop's window would hide the foot of the third row of tables. */
export const inShortWindow = '@media (min-width: 900px) and (max-height: 960px) and (pointer: fine)';
