import { randomInteger } from '../../random.ts';
import type { Random } from '../../random.ts';
import type { Clubs, Rows } from './snake-clubs.ts';

/** The rows of a snake while players of a row change groups, and who should not share one. */
type Swapping = { readonly rows: Rows; readonly mates: Clubs; readonly clubs: Clubs };

/** How many others of the same key the player of a row has in the group. */
const countSame = (rows: Rows, keys: Clubs, row: number, group: number): number => {
  const entrant = rows[row]?.[group];
  const key = entrant === undefined ? undefined : keys[entrant];
  if (key === undefined) return 0;
  let same = 0;
  for (const [other, players] of rows.entries()) {
    const mate = players[group];
    if (other !== row && mate !== undefined && keys[mate] === key) same += 1;
  }
  return same;
};

/** A player's place by row and group. */
type Place = readonly [row: number, group: number];

/** The places of players who meet club mates; the first row stays as it is. */
const clubClashes = ({ rows, clubs }: Swapping): readonly Place[] =>
  rows.flatMap((players, row) =>
    row === 0
      ? []
      : [...players.keys()].flatMap((group) =>
          countSame(rows, clubs, row, group) > 0 ? [[row, group] as const] : [],
        ),
  );

const exchange = (rows: Rows, row: number, group: number, other: number): void => {
  const players = rows[row] as (number | undefined)[];
  [players[group], players[other]] = [players[other], players[group]];
};

/** Group mates together outweigh all club mates. */
const mateCost = 1000;

const costIn = ({ rows, mates, clubs }: Swapping, row: number, group: number): number =>
  mateCost * countSame(rows, mates, row, group) + countSame(rows, clubs, row, group);

/** How much an exchange between two groups of a row gains; negative where it makes things worse. */
const gainOf = (swapping: Swapping, row: number, group: number, other: number): number => {
  const cost = (): number => costIn(swapping, row, group) + costIn(swapping, row, other);
  const before = cost();
  exchange(swapping.rows, row, group, other);
  const gain = before - cost();
  exchange(swapping.rows, row, group, other);
  return gain;
};

/** The groups with which an exchange gains most, and loses nothing. */
const bestExchanges = (swapping: Swapping, row: number, group: number): readonly number[] => {
  let best: number[] = [];
  let most = 0;
  for (const other of swapping.rows[row]?.keys() ?? []) {
    if (other === group) continue;
    const gain = gainOf(swapping, row, group, other);
    if (gain > most) [best, most] = [[other], gain];
    else if (gain === most) best.push(other);
  }
  return best;
};

/** Somebody by lot: as often one who meets a club mate as anybody at all, who may be in the way of an exchange. */
const somebody = ({ rows }: Swapping, clashes: readonly Place[], random: Random): Place => {
  if (random() < 0.5) return clashes[randomInteger(clashes.length, random)] as Place;
  const row = 1 + randomInteger(rows.length - 1, random);
  return [row, randomInteger(rows[row]?.length ?? 0, random)];
};

/** Steps for each place: with ten times as many hardly any more clubs come apart. */
const stepsPerPlace = 4;

/**
 * Takes clubs apart by exchanges within the rows of a snake, below the first, that bring no group mates together. Somebody
 * by lot is exchanged as gains most; exchanges that gain nothing are made too, since others may gain after them. Where
 * keeping group mates apart leaves no exchange, club mates stay.
 */
export const separateClubsAfter = (rows: Rows, mates: Clubs, clubs: Clubs, random: Random): Rows => {
  const swapping = { rows: rows.map((row) => [...row]), mates, clubs };
  const places = rows.reduce((sum, row) => sum + row.length, 0);
  for (let step = 0; step < stepsPerPlace * places; step += 1) {
    const clashes = clubClashes(swapping);
    if (clashes.length === 0) break;
    const [row, group] = somebody(swapping, clashes, random);
    const others = bestExchanges(swapping, row, group);
    const other = others[randomInteger(others.length, random)];
    if (other !== undefined) exchange(swapping.rows, row, group, other);
  }
  return swapping.rows;
};
