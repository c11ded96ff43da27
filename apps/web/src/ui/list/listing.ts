export const listStates = ['ready', 'loading', 'loaded', 'complete', 'error'] as const;
export type ListState = (typeof listStates)[number];

/** The rows of a whole list; cut where there are more than can be downloaded. */
export type WholeList<Row> = { readonly rows: readonly Row[]; readonly isCut: boolean };

/** A list loaded page by page, as an infinite list needs it. */
export type Listing<Row> = {
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly total: number | null;
  readonly error: unknown;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Reads it whole, from the first row, for a download. */
  readonly readAll: () => Promise<WholeList<Row>>;
};
