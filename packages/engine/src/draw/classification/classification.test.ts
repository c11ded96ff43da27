import { describe, expect, it } from 'vitest';
import type { PlayerId } from '../../id.ts';
import { playerId } from '../../testing/fields.ts';
import type { ClassifiedBracket, KnockoutResult } from './bracket-places.ts';
import { classification } from './classification.ts';
import type { ClassifiedPhase } from './classification.ts';
import type { RoundName } from '../bracket/rounds.ts';

const players = (names: string): PlayerId[] => names.split(' ').map(playerId);

/** `A B` means that A beat B; `A B -` that neither came. */
const result = (round: RoundName, text: string): KnockoutResult => {
  const [a = '', b = '', nobody] = text.split(' ');
  return { round, a: playerId(a), b: playerId(b), winner: nobody === undefined ? playerId(a) : null };
};

const results = (rounds: Partial<Record<RoundName, readonly string[]>>): KnockoutResult[] =>
  Object.entries(rounds).flatMap(([round, texts]) => texts.map((text) => result(round as RoundName, text)));

const bracket = (
  names: string,
  rounds: Partial<Record<RoundName, readonly string[]>>,
  toPlay = '',
): ClassifiedBracket => ({
  players: players(names),
  results: results(rounds),
  toPlay: toPlay === '' ? [] : players(toPlay),
});

const groups = (name: string, ...standings: string[]): ClassifiedPhase => ({
  id: name,
  source: { kind: 'registrations' },
  type: 'groups',
  groups: standings.map(players),
});

const knockout = (source: ClassifiedPhase['source'], ...brackets: ClassifiedBracket[]): ClassifiedPhase => ({
  id: 'knockout',
  source,
  type: 'knockout',
  brackets,
});

const positions = (name: string, from: number, to: number): ClassifiedPhase['source'] => ({
  kind: 'positions',
  phase: name,
  from,
  to,
});

const registrations = { kind: 'registrations' } as const;

/** `1 A, 2 B, 3 C D`: who shares which position. */
const written = (phases: readonly ClassifiedPhase[]): string =>
  [...Map.groupBy(classification(phases), ({ position }) => position)]
    .map(
      ([position, shared]) =>
        `${position} ${shared
          .map(({ player }) => player)
          .toSorted()
          .join(' ')}`,
    )
    .join(', ');

const main = bracket('A B C D E F G H', {
  quarterfinal: ['A H', 'D E', 'C F', 'B G'],
  semifinal: ['A D', 'B C'],
  final: ['A B'],
});

describe('a knockout', () => {
  it('losers of a round share its position', () => {
    expect(written([knockout(registrations, main)])).toBe('1 A, 2 B, 3 C D, 5 E F G H');
  });

  it('a match for third place decides third and fourth', () => {
    const decided = { ...main, results: [...results({ thirdPlace: ['D C'] }), ...main.results] };
    expect(written([knockout(registrations, decided)])).toBe('1 A, 2 B, 3 D, 4 C, 5 E F G H');
  });

  it('a match for third place to which neither came decides nothing', () => {
    const missed = { ...main, results: [...main.results, ...results({ thirdPlace: ['D C -'] })] };
    expect(written([knockout(registrations, missed)])).toBe('1 A, 2 B, 3 C D, 5 E F G H');
  });

  it('who lost after a bye is placed by the round of the loss', () => {
    const five = bracket('A B C D E', { quarterfinal: ['D E'], semifinal: ['D A', 'B C'], final: ['B D'] });
    expect(written([knockout(registrations, five)])).toBe('1 B, 2 D, 3 A C, 5 E');
  });

  it('two who both did not come are out in that round, and nobody is advanced', () => {
    const missed = bracket('A B C D', { semifinal: ['A B -', 'C D'], final: [] });
    const walked: KnockoutResult = { round: 'final', a: null, b: playerId('C'), winner: playerId('C') };
    expect(written([knockout(registrations, { ...missed, results: [...missed.results, walked] })])).toBe(
      '1 C, 2 A B D',
    );
  });

  it('under way leaves out those who may still win', () => {
    const underWay = bracket('A B C D', { semifinal: ['A B'] }, 'A C D');
    expect(written([knockout(registrations, underWay)])).toBe('3 B');
  });

  it('drawn and not begun leaves out everybody', () => {
    expect(written([knockout(registrations, bracket('A B C D', {}, 'A B C D'))])).toBe('');
  });

  it('a winner whom a correction left without a next match shares the position of the losers of that round', () => {
    const kept = { ...main, results: [...results({ quarterfinal: ['H A'] }), ...main.results.slice(1)] };
    expect(written([knockout(registrations, kept)])).toBe('1 A, 2 B, 3 C D, 5 E F G H');
  });

  it('three who share third place leave the fifth to nobody', () => {
    const kept = bracket('A B C D E F G H', {
      quarterfinal: ['H A', 'D E', 'C F', 'B G'],
      semifinal: ['H D', 'B C'],
      final: ['A B'],
    });
    expect(written([knockout(registrations, kept)])).toBe('1 A, 2 B, 3 C D H, 6 E F G');
  });

  it('a final outranks a match for third place of the same player', () => {
    const both = bracket('A B C D', {
      semifinal: ['B A', 'C D'],
      thirdPlace: ['A D'],
      final: ['A C'],
    });
    expect(written([knockout(registrations, both)])).toBe('1 A, 2 C, 3 B, 4 D');
  });

  it('a player of a match who has no line any more has one position', () => {
    const replaced = bracket('B C D', { semifinal: ['A B', 'C D'], final: ['A C'] });
    expect(written([groups('g', 'A B', 'C D'), knockout(positions('g', 1, 2), replaced)])).toBe(
      '1 A, 2 C, 3 B D',
    );
  });

  it('a final to which neither came has no winner, and moves nobody down', () => {
    const missed = bracket('A B C D', {
      semifinal: ['A D', 'B C'],
      final: ['A B -'],
      thirdPlace: ['C D'],
    });
    expect(written([knockout(registrations, missed)])).toBe('2 A B, 3 C, 4 D');
  });

  it('of several brackets, one still under way keeps the places that its players will take', () => {
    const underWay = bracket('A B C D', { semifinal: ['A D'] }, 'A B C');
    const over = bracket('E F', { final: ['E F'] });
    expect(written([knockout(registrations, underWay, over)])).toBe('1 E, 3 F, 5 D');
  });

  it('of several brackets, only who won one is first', () => {
    const missed = bracket('A B', { final: ['A B -'] });
    const over = bracket('E F', { final: ['E F'] });
    expect(written([knockout(registrations, missed, over)])).toBe('1 E, 2 A B F');
  });

  it('of several brackets shares the places of each', () => {
    const one = bracket('A B C D', { semifinal: ['A D', 'B C'], final: ['A B'] });
    const other = bracket('E F G', { semifinal: ['F G'], final: ['E F'] });
    expect(written([knockout(registrations, one, other)])).toBe('1 A E, 3 B F, 5 C D G');
  });
});

describe('a group stage', () => {
  it('of one group gives its standings', () => {
    expect(written([groups('g', 'A B C D')])).toBe('1 A, 2 B, 3 C, 4 D');
  });

  it('of several groups shares the positions of each', () => {
    expect(written([groups('g', 'A B C', 'D E')])).toBe('1 A D, 3 B E, 5 C');
  });
});

describe('groups and then a knockout', () => {
  const stage = groups('g', 'A H I', 'B G J', 'C F', 'D E K');

  it('players who did not qualify rank below, by position in the group', () => {
    expect(written([stage, knockout(positions('g', 1, 2), main)])).toBe(
      '1 A, 2 B, 3 C D, 5 E F G H, 9 I J K',
    );
  });

  it('a consolation draw continues below the main draw', () => {
    const consolation = bracket('I J K', { semifinal: ['J K'], final: ['I J'] });
    expect(
      written([stage, knockout(positions('g', 1, 2), main), knockout(positions('g', 3, 4), consolation)]),
    ).toBe('1 A, 2 B, 3 C D, 5 E F G H, 9 I, 10 J, 11 K');
  });

  it('a consolation draw stays below the main draw where neither came to its final', () => {
    const missed = bracket('A B C', { semifinal: ['B C'], final: ['A B -'] });
    const consolation = bracket('D E F', { semifinal: ['E F'], final: ['D E'] });
    const three = groups('g', 'A D', 'B E', 'C F');
    expect(
      written([three, knockout(positions('g', 1, 1), missed), knockout(positions('g', 2, 2), consolation)]),
    ).toBe('2 A B, 3 C, 4 D, 5 E, 6 F');
  });

  it('two who did not come to the final of a consolation share its better position', () => {
    const consolation = bracket('I J K', { semifinal: ['J K'], final: ['I J -'] });
    expect(
      written([stage, knockout(positions('g', 1, 2), main), knockout(positions('g', 3, 4), consolation)]),
    ).toBe('1 A, 2 B, 3 C D, 5 E F G H, 9 I J, 11 K');
  });

  it('a draw that somebody left free leaves no position free', () => {
    const three = bracket('A B D', { semifinal: ['B D'], final: ['A B'] });
    const consolation = bracket('C E F', { semifinal: ['E F'], final: ['C E'] });
    expect(
      written([
        groups('g', 'A C E', 'B D F'),
        knockout(positions('g', 1, 2), three),
        knockout(positions('g', 3, 3), consolation),
      ]),
    ).toBe('1 A, 2 B, 3 D, 4 C, 5 E, 6 F');
  });

  it('does not depend on the order in which the two draws are given', () => {
    const consolation = bracket('I J K', { semifinal: ['J K'], final: ['I J'] });
    expect(
      written([knockout(positions('g', 3, 4), consolation), knockout(positions('g', 1, 2), main), stage]),
    ).toBe('1 A, 2 B, 3 C D, 5 E F G H, 9 I, 10 J, 11 K');
  });

  it('fifth places whom no draw takes come last', () => {
    const five = groups('g', 'A C E G I', 'B D F H J');
    const final = bracket('A B C D', { semifinal: ['A D', 'B C'], final: ['A B'] });
    const consolation = bracket('E F G H', { semifinal: ['E H', 'F G'], final: ['F E'] });
    expect(
      written([five, knockout(positions('g', 1, 2), final), knockout(positions('g', 3, 4), consolation)]),
    ).toBe('1 A, 2 B, 3 C D, 5 F, 6 E, 7 G H, 9 I J');
  });

  it('a qualifier who withdrew ranks right after those who played, who replaced takes the place in the draw', () => {
    const stand = groups('g', 'A D E', 'B C F');
    const replaced = bracket('A B C E', { semifinal: ['A C', 'B E'], final: ['A B'] });
    expect(written([stand, knockout(positions('g', 1, 2), replaced)])).toBe('1 A, 2 B, 3 C E, 5 D, 6 F');
  });

  it('and a consolation comes below that qualifier too', () => {
    const stand = groups('g', 'A D E G', 'B C F H');
    const replaced = bracket('A B C E', { semifinal: ['A C', 'B E'], final: ['A B'] });
    const consolation = bracket('F G H', { semifinal: ['G H'], final: ['F G'] });
    expect(
      written([stand, knockout(positions('g', 1, 2), replaced), knockout(positions('g', 3, 4), consolation)]),
    ).toBe('1 A, 2 B, 3 C E, 5 D, 6 F, 7 G, 8 H');
  });

  it('a draw of places that the groups do not have comes last', () => {
    const added = bracket('X Y', { final: ['Y X'] });
    expect(written([groups('g', 'A B'), knockout(positions('g', 3, 4), added)])).toBe('1 A, 2 B, 3 Y, 4 X');
  });
});

it('losers of quarter-finals who play on for places take those places', () => {
  const first: ClassifiedPhase = { ...knockout(registrations, main), id: 'main' };
  const places = bracket('E F G H', { semifinal: ['E H', 'G F'], final: ['G E'], thirdPlace: ['F H'] });
  expect(written([first, knockout(positions('main', 5, 8), places)])).toBe(
    '1 A, 2 B, 3 C D, 5 G, 6 E, 7 F, 8 H',
  );
});

it('a second group stage takes the place of the positions it is made of', () => {
  const second: ClassifiedPhase = { ...groups('second', 'C A', 'B D'), source: positions('g', 1, 2) };
  expect(written([groups('g', 'A B E', 'C D F'), second])).toBe('1 B C, 3 A D, 5 E F');
});

it('phases fed by the registrations follow each other, the second below everybody of the first', () => {
  const others = {
    ...knockout(registrations, bracket('I J', { final: ['J I'] })),
    id: 'others',
  };
  const last = { ...knockout(registrations, bracket('K L', { final: ['K L'] })), id: 'last' };
  expect(written([knockout(registrations, main), others, last])).toBe(
    '1 A, 2 B, 3 C D, 5 E F G H, 9 J, 10 I, 11 K, 12 L',
  );
});

it('a later phase from the registrations decides the positions of those who played an earlier one too', () => {
  const again = {
    ...knockout(registrations, bracket('A B C', { semifinal: ['C B'], final: ['C A'] })),
    id: 'again',
  };
  expect(written([groups('g', 'A B C D'), again])).toBe('1 C, 2 A, 3 B, 4 D');
});

it('without phases there is nobody to classify', () => {
  expect(classification([])).toStrictEqual([]);
});
