import { type Comparison, comparisons, type Figures } from './comparisons.ts';
import type { Criterion } from './criterion.ts';
import type { Counted } from './results.ts';

/** Tied players, and what then separated some of them. */
export type Split = {
  readonly criterion: Criterion;
  /** Their places in the group, in their final order. */
  readonly among: readonly number[];
  /** By place; for the lot, the turn in which each was drawn. */
  readonly figures: Figures;
};

/** The input of a group's ranking. */
export type RankInput = {
  /** The number of players. */
  readonly size: number;
  readonly matches: readonly Counted[];
  /** The order by lot of players whom no figure separates (3.7.5.4). */
  readonly drawLots: (tied: readonly number[]) => readonly number[];
};

/** The figures of the tied players, counted only in the matches between them (3.7.5.2). */
export const figuresAmong = (
  { add }: Comparison,
  tied: readonly number[],
  { size, matches }: Pick<RankInput, 'size' | 'matches'>,
): Figures => {
  const isTied = new Array<boolean>(size).fill(false);
  for (const place of tied) isTied[place] = true;
  const figures: Figures = { won: new Array<number>(size).fill(0), lost: new Array<number>(size).fill(0) };
  for (const match of matches) {
    if (isTied[match.a] && isTied[match.b]) add(figures, match);
  }
  return figures;
};

/** Sorts places in place, best first; stable, and faster than `sort` for a handful. */
const sortInPlace = (places: number[], { compare }: Comparison, figures: Figures): void => {
  for (let next = 1; next < places.length; next += 1) {
    const place = places[next] ?? 0;
    let gap = next;
    for (; gap > 0; gap -= 1) {
      const before = places[gap - 1] ?? 0;
      if (compare(figures, before, place) <= 0) break;
      places[gap] = before;
    }
    places[gap] = place;
  }
};

/** The tied players in classes of those still tied, best class first. */
export const classesBy = (
  comparison: Comparison,
  tied: readonly number[],
  figures: Figures,
): readonly (readonly number[])[] => {
  const ordered = [...tied];
  sortInPlace(ordered, comparison, figures);
  const classes: number[][] = [];
  let current: number[] = [];
  for (const place of ordered) {
    const first = current[0];
    if (first !== undefined && comparison.compare(figures, first, place) === 0) current.push(place);
    else classes.push((current = [place]));
  }
  return classes;
};

const lotFigures = (drawn: readonly number[], size: number): Figures => {
  const won = new Array<number>(size).fill(0);
  for (const [turn, place] of drawn.entries()) won[place] = turn + 1;
  return { won, lost: new Array<number>(size).fill(0) };
};

/**
 * The order of tied players. The criteria are applied in turn; as soon as one separates somebody, each class
 * of players still tied restarts from the first criterion, counting only the matches among themselves
 * (3.7.5.3). Reports every split, the last ones first.
 */
const settle = (
  tied: readonly number[],
  input: RankInput,
  onSplit: (split: Split) => void,
): readonly number[] => {
  if (tied.length < 2) return tied;
  for (const comparison of comparisons) {
    const figures = figuresAmong(comparison, tied, input);
    const classes = classesBy(comparison, tied, figures);
    if (classes.length === 1) continue;
    const among = classes.flatMap((level) => settle(level, input, onSplit));
    onSplit({ criterion: comparison.criterion, among, figures });
    return among;
  }
  const among = input.drawLots(tied);
  onSplit({ criterion: 'lot', among, figures: lotFigures(among, input.size) });
  return among;
};

/** The order of a group by regulation 3.7.5, as places of its players, and every split that led to it, the last first. */
export const rank = (
  input: RankInput,
): { readonly order: readonly number[]; readonly splits: readonly Split[] } => {
  const splits: Split[] = [];
  const everyone = Array.from({ length: input.size }, (_, place) => place);
  const order = settle(everyone, input, (split) => splits.push(split));
  return { order, splits };
};
