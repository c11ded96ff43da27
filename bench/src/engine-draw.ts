import { bracketMatches, drawKnockout } from '@topspin/engine';
import type { Entrant } from '@topspin/engine';
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { mocksEngine, tournamentEngine } from 'tods-competition-factory';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { takeTurns } from './measure.ts';

/** 500 players of 40 clubs on 512 lines: twelve byes. */
const playerCount = 500;
const clubCount = 40;
const lineCount = 512;

const entrants: readonly Entrant[] = Array.from({ length: playerCount }, (_, index) => ({
  player: `player-${index}`,
  rating: 1000 + ((index * 37) % 800),
  rated: true,
  club: `club-${index % clubCount}`,
}));

/** Each draw with its own seed, so that no two are alike. */
const ownDraws = (): (() => void) => {
  let draws = 0;
  return () => {
    draws += 1;
    const drawn = drawKnockout({ entrants, seed: `draw-${draws}` });
    if (!drawn.ok) throw new Error(drawn.error.code);
    if (bracketMatches(drawn.value.lines).length !== playerCount - 1) throw new Error('matches are missing');
  };
};

/** The same bracket in its own storage, as its users create it: names and byes in order, no clubs. */
const bracketsManagerDraw = async (): Promise<void> => {
  const manager = new BracketsManager(new InMemoryDatabase());
  const seeding = Array.from({ length: lineCount }, (_, index) =>
    index < playerCount ? `player-${index}` : null,
  );
  await manager.create.stage({
    tournamentId: 0,
    name: 'Main draw',
    type: 'single_elimination',
    seeding,
    settings: { seedOrdering: ['inner_outer'] },
  });
};

/** A tournament created by the library, to redraw: people have cities, as ours have clubs. */
const factoryDraw = (): (() => void) => {
  const { tournamentRecord } = mocksEngine.generateTournamentRecord({
    drawProfiles: [{ drawSize: lineCount, participantsCount: playerCount }],
    participantsProfile: { addressProps: { citiesCount: clubCount } },
  });
  const [event] = tournamentRecord.events;
  let draws = 0;
  tournamentEngine.setState(tournamentRecord);
  return () => {
    draws += 1;
    const drawn = tournamentEngine.generateDrawDefinition({
      eventId: event.eventId,
      drawId: `draw-${draws}`,
      drawSize: lineCount,
      seedsCount: 128,
      policyDefinitions: { avoidance: { policyAttributes: [{ key: 'person.addresses.city' }] } },
    });
    if (drawn.error) throw new Error(drawn.error.message);
  };
};

const row = (name: string, peer: string, own: number, theirs: number): Row =>
  rowOf({ name, value: own, unit: 'ms', against: { name: peer, value: theirs }, ratio: theirs / own });

/** Draw and matches of a knockout of 512 lines with seeds, byes and separated clubs. */
export const engineDraw: Benchmark = {
  name: 'engine.draw',
  run: async (): Promise<Row[]> => {
    const own = { work: ownDraws(), times: 20 };
    const { topspin, brackets } = await takeTurns(
      { topspin: own, brackets: { work: bracketsManagerDraw, times: 5 } },
      { turns: 15, warmUps: 3 },
    );
    const slow = await takeTurns({ topspin: own, factory: { work: factoryDraw() } }, { turns: 3 });
    return [
      row('engine.draw', 'brackets-manager', topspin, brackets),
      row('engine.draw.factory', 'tods-competition-factory', slow.topspin, slow.factory),
    ];
  },
};
