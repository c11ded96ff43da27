import type { Entrant } from '../../draw/entrants/entrant.ts';
import type { PlayerId } from '../../id.ts';
import type { SwissField } from '../field.ts';

/** How a player was paired in the round before: with somebody with fewer wins, or more. */
export type Float = 'down' | 'up' | 'none';

/** A player to be paired, with what counts for it. */
export type Candidate = {
  readonly entrant: Entrant;
  readonly wins: number;
  /** How many have as many wins, and the place among them by seeding, from 0. */
  readonly inGroup: number;
  readonly place: number;
  readonly lastFloat: Float;
  readonly byes: number;
  /** How often they met each opponent. */
  readonly met: ReadonlyMap<PlayerId, number>;
};

type Before = Pick<SwissField, 'matches' | 'byes'>;

/** The wins of each player before a round; a bye is one, and a match without a result is none. */
export const winsBefore = ({ matches, byes }: Before, round: number): ReadonlyMap<PlayerId, number> => {
  const wins = new Map<PlayerId, number>();
  const win = (player: PlayerId): void => void wins.set(player, (wins.get(player) ?? 0) + 1);
  for (const match of matches)
    if (match.round < round && match.result?.winner !== undefined) win(match[match.result.winner]);
  for (const bye of byes) if (bye.round < round) win(bye.player);
  return wins;
};

/** The players who floated in a round. The bye is a float down. */
const floatsIn = (field: Before, round: number): ReadonlyMap<PlayerId, Float> => {
  const wins = winsBefore(field, round);
  const winsOf = (player: PlayerId): number => wins.get(player) ?? 0;
  const floats = new Map<PlayerId, Float>();
  for (const { a, b, round: of } of field.matches) {
    if (of !== round || winsOf(a) === winsOf(b)) continue;
    floats.set(a, winsOf(a) > winsOf(b) ? 'down' : 'up');
    floats.set(b, winsOf(a) > winsOf(b) ? 'up' : 'down');
  }
  for (const { player, round: of } of field.byes) if (of === round) floats.set(player, 'down');
  return floats;
};

const meetings = ({ matches }: Before): ((player: PlayerId) => ReadonlyMap<PlayerId, number>) => {
  const met = new Map<PlayerId, Map<PlayerId, number>>();
  const meet = (one: PlayerId, other: PlayerId): void => {
    const opponents = met.get(one) ?? new Map<PlayerId, number>();
    met.set(one, opponents.set(other, (opponents.get(other) ?? 0) + 1));
  };
  for (const { a, b } of matches) {
    meet(a, b);
    meet(b, a);
  }
  return (player) => met.get(player) ?? new Map<PlayerId, number>();
};

/** Everybody to be paired in a round, the most wins first, and in seeding order with the same. */
export const candidatesFor = (field: SwissField, round: number): readonly Candidate[] => {
  const left = new Set(field.left);
  const before: Before = {
    matches: field.matches.filter((match) => match.round < round),
    byes: field.byes.filter((bye) => bye.round < round),
  };
  const wins = winsBefore(before, round);
  const floats = floatsIn(before, round - 1);
  const metBy = meetings(before);
  const groups = Map.groupBy(
    field.entrants.filter(({ player }) => !left.has(player)),
    ({ player }) => wins.get(player) ?? 0,
  );
  return [...groups]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([won, group]) =>
      group.map((entrant, place) => ({
        entrant,
        wins: won,
        inGroup: group.length,
        place,
        lastFloat: floats.get(entrant.player) ?? 'none',
        byes: before.byes.filter(({ player }) => player === entrant.player).length,
        met: metBy(entrant.player),
      })),
    );
};
