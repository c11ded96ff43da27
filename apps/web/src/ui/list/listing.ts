export const listStates = ['ready', 'loading', 'loaded', 'complete', 'error'] as const;
export type ListState = (typeof listStates)[number];

/** A list loaded page by page, as an infinite list needs it. */
export type Listing<Row> = {
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly total: number | null;
  readonly error: unknown;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Removes a deleted row without reloading the list. */
  readonly removeRow: (id: string) => void;
  /** Replaces a row with a newer version. */
  replaceRow(row: Row): void;
};
