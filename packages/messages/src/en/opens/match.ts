import type { match as original } from '../../es/opens/match.ts';
import type { Translated } from '../../translated.ts';

export const match = {
  unknownPlayer: 'To be decided',
  group: 'Group {{name}}',
  number: 'Match {{number}}',
  round: 'Round {{number}}',
  rounds: {
    final: 'Final',
    semifinal: 'Semi-finals',
    quarterfinal: 'Quarter-finals',
    roundOf16: 'Round of 16',
    roundOf32: 'Round of 32',
    roundOf64: 'Round of 64',
    roundOf128: 'Round of 128',
    roundOf256: 'Round of 256',
    roundOf512: 'Round of 512',
    thirdPlace: 'Third place',
  },
  table: 'Table {{number}}',
  umpire: 'Umpire: {{name}}',
  states: { waiting: 'To be decided', enrolled: 'Ready', inPlay: 'In play', finished: 'Finished' },
  outcomes: {
    played: 'Played',
    walkover: 'Walkover (W.O.)',
    retired: 'Retirement',
    disqualified: 'Disqualification',
  },
  endings: { walkover: 'W.O.', retired: 'Retired', disqualified: 'Disq.' },
  /** Of a match whose result a correction took away. */
  annulled: { void: 'Void', replay: 'To be replayed' },
  set: 'Game {{number}}',
  sets: 'Games',
  bestOf_one: 'One game',
  bestOf_other: 'Best of {{count}}',
  serves: '{{name}} serves',
  wonBy: '{{name}} wins',
  board: 'Scoreboard on another screen',
} as const satisfies Translated<typeof original>;
