import type { AgeCategory, Gender } from '@topspin/engine';

/** What every row of a ranking has. */
export type RankedRow = {
  readonly position: number;
  /** The place among those shown. */
  readonly place: number;
  /** Places gained, negative if lost; null for a new entry. */
  readonly move: number | null;
  readonly player: {
    readonly _id: string;
    readonly name: string;
    readonly avatar: string | null;
    readonly club: string | null;
    readonly club_id: string | null;
  };
};

/** What a page of a ranking is asked by. */
export type RankingQuery = {
  readonly page?: number;
  readonly itemsPerPage: number;
  readonly search?: string;
  readonly age_category?: AgeCategory;
  readonly gender?: Gender;
  readonly club_id?: string;
  readonly player_id?: string;
  readonly date?: string;
};

/** A row as the API declares it: its fields may be missing in general, but not in rankings. */
type Loose<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };

export type RankingPart<Row> = {
  readonly collection: readonly Loose<Row>[];
  readonly page: number;
  readonly totalFilteredRows: number;
};

/** A ranking: how its pages are read, and the key they are cached by. */
export type RankingOf<Row extends RankedRow> = {
  readonly key: readonly unknown[];
  readonly read: (query: RankingQuery, signal: AbortSignal) => Promise<RankingPart<Row>>;
};

/** Rankings always answer whole rows. */
const isWhole = <Row extends RankedRow>(row: Loose<Row>): row is Row =>
  row.player !== undefined && row.position !== undefined;

/** The rows of a page. */
export const rowsOf = <Row extends RankedRow>(part: RankingPart<Row> | undefined): readonly Row[] =>
  (part?.collection ?? []).filter((row) => isWhole<Row>(row));
