import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../random.ts';
import { field } from '../../testing/fields.ts';
import { bracketMatches } from './bracket.ts';
import type { Lines } from './bracket.ts';
import { drawKnockout } from '../knockout/knockout.ts';

/** brackets-manager's own names of match states: ready to be played, running. */
const playable = new Set([2, 3]);

type Played = readonly string[];

/** The pairs of each round in our matches; the upper side wins when the lot says so. */
const playOurs = (lines: Lines, thirdPlace: boolean, upperWins: (pair: string) => boolean): Played => {
  const matches = bracketMatches(lines, { thirdPlace }).map((match) => ({ ...match }));
  return matches.map((match) => {
    const pair = `${match.a}-${match.b}`;
    const [winner, loser] = upperWins(pair) ? [match.a, match.b] : [match.b, match.a];
    for (const [slot, player] of [[match.winnerTo, winner] as const, [match.loserTo, loser] as const]) {
      const next = slot === null ? undefined : matches[slot.match];
      if (slot !== null && next !== undefined) next[slot.side] = player;
    }
    return `${match.name === 'thirdPlace' ? 'third' : match.round} ${pair}`;
  });
};

/** The same, played through brackets-manager. */
const playTheirs = async (
  lines: Lines,
  thirdPlace: boolean,
  upperWins: (pair: string) => boolean,
): Promise<Played> => {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const stage = await manager.create.stage({
    tournamentId: 0,
    name: 'knockout',
    type: 'single_elimination',
    seeding: [...lines],
    settings: { seedOrdering: ['natural'], consolationFinal: thirdPlace },
  });
  const { participant } = await manager.get.stageData(stage.id);
  const nameOf = (opponent: { id: number | string | null } | null): string =>
    participant.find(({ id }) => id === opponent?.id)?.name ?? '?';
  const played: string[] = [];
  for (;;) {
    const { match, round, group } = await manager.get.stageData(stage.id);
    const next = match.find(({ status }) => playable.has(status));
    if (next === undefined) return played;
    const pair = `${nameOf(next.opponent1)}-${nameOf(next.opponent2)}`;
    const roundNumber = round.find(({ id }) => id === next.round_id)?.number;
    const isThird = group.find(({ id }) => id === next.group_id)?.number === 2;
    played.push(`${isThird ? 'third' : roundNumber} ${pair}`);
    const won = { result: 'win' as const };
    await manager.update.match({
      id: next.id,
      ...(upperWins(pair) ? { opponent1: won } : { opponent2: won }),
    });
  }
};

describe('our matches lead winners to the same opponents as those of brackets-manager', () => {
  const sizes = [...Array.from({ length: 32 }, (_, index) => index + 2), 48, 63, 64, 100, 128, 300, 512];

  it.each(sizes)('with %i players', async (players) => {
    const draw = drawKnockout({ entrants: field(players), seed: `oracle ${players}` });
    if (!draw.ok) throw new Error(draw.error.code);
    const { lines } = draw.value;
    const upperWins = (pair: string): boolean => randomFrom(pair)() < 0.5;
    // With three players brackets-manager makes a match for third place of one player alone.
    for (const thirdPlace of players < 4 ? [false] : [false, true]) {
      const theirs = await playTheirs(lines, thirdPlace, upperWins);
      expect(playOurs(lines, thirdPlace, upperWins).toSorted()).toStrictEqual(theirs.toSorted());
      expect(theirs).toHaveLength(players - 1 + (thirdPlace ? 1 : 0));
    }
  });
});
