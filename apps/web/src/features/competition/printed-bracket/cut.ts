/** A page of a bracket: some rounds of some of its lines. */
export type BracketPart = {
  /** The rounds it shows, from 0; `to` is the last one whose matches are drawn. */
  readonly from: number;
  readonly to: number;
  /** Which of the parts beside each other it is, from 0. */
  readonly at: number;
  /** How many lines its first round has: two for each match. */
  readonly lines: number;
  /** The mark at which its winner goes on, on the next page: A, B, C… */
  readonly leadsTo: string | undefined;
  /** The marks that come in at its lines, from the top. */
  readonly comeIn: readonly string[];
};

/** A bracket of 512 is printed on at most as many pages. */
export const mostPages = 12;

/** The mark at a join: A to Z, then AA, AB… */
export const markOf = (at: number): string =>
  at < 26
    ? String.fromCodePoint(65 + at)
    : `${markOf(Math.floor(at / 26) - 1)}${String.fromCodePoint(65 + (at % 26))}`;

/** How many pages a bracket takes with so many lines on each: the parts, and what is left for the last one. */
export const pagesWith = (lines: number, perPage: number): number => {
  if (lines <= perPage) return 1;
  const parts = lines / perPage;
  return parts + pagesWith(parts, perPage);
};

/** As many lines on a page as are easily read, and more only if there were too many pages otherwise. */
export function linesPerPage(lines: number, readable: number): number {
  let perPage = readable;
  while (pagesWith(lines, perPage) > mostPages) perPage *= 2;
  return perPage;
}

/** Cuts a bracket of this many lines, a power of two, into pages: parts side by side, and last the page that joins them. */
export function cutBracket(lines: number, perPage: number): readonly BracketPart[] {
  const pages: BracketPart[] = [];
  let from = 0;
  let left = lines;
  let marks: readonly string[] = [];
  let used = 0;
  while (left > perPage) {
    const parts = left / perPage;
    const to = from + Math.log2(perPage) - 1;
    const next = Array.from({ length: parts }, (_, at) => markOf(used + at));
    used += parts;
    for (const [at, leadsTo] of next.entries()) {
      const comeIn = marks.slice(at * perPage, (at + 1) * perPage);
      pages.push({ from, to, at, lines: perPage, leadsTo, comeIn });
    }
    marks = next;
    left = parts;
    from = to + 1;
  }
  const to = from + Math.log2(left) - 1;
  return [...pages, { from, to, at: 0, lines: left, leadsTo: undefined, comeIn: marks }];
}
