/** The secrets of the codes that score, by match and by table. */
export type Codes = {
  readonly matches: ReadonlyMap<string, string>;
  readonly tables: ReadonlyMap<number, string>;
};

export const noCodes: Codes = { matches: new Map(), tables: new Map() };
