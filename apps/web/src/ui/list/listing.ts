export const listStates = ['ready', 'loading', 'loaded', 'complete', 'error'] as const;
export type ListState = (typeof listStates)[number];

/** A list that is read page by page, as an infinite list needs it. */
export type Listing<Row> = {
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly total: number | null;
  readonly error: unknown;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Takes one row out without reading the list again (it was deleted). */
  readonly removeRow: (id: string) => void;
  /** Puts a newer version of one row in its place. */
  replaceRow(row: Row): void;
};
