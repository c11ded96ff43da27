/** As many tables on a page as have room for names of two lines. */
export const tablesOnPage = 6;

/** The same for the matches of a column. */
export const matchesInColumn = 4;
