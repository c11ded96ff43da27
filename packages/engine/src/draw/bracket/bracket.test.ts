import { describe, expect, it } from 'vitest';
import { playerId } from '../../testing/fields.ts';
import { bracketMatches } from './bracket.ts';
import type { BracketMatch } from './bracket.ts';

const lines = (text: string) => text.split(' ').map((name) => (name === '-' ? null : playerId(name)));

/** A match as a line of text: where it is, who plays, where winner and loser go. */
const written = ({ name, position, a, b, winnerTo, loserTo }: BracketMatch): string => {
  const to = winnerTo === null ? '' : ` > ${winnerTo.match}${winnerTo.side}`;
  const lost = loserTo === null ? '' : ` / ${loserTo.match}${loserTo.side}`;
  return `${name} ${position}: ${a ?? '?'}-${b ?? '?'}${to}${lost}`;
};

describe('the matches of a bracket', () => {
  it.each([
    ['of two', 'A B', false, ['final 1: A-B']],
    ['of two have none for third place', 'A B', true, ['final 1: A-B']],
    ['of three: one waits in the final', 'A - B C', false, ['semifinal 2: B-C > 1b', 'final 1: A-?']],
    [
      'of three have none for third place, the only loser is third',
      'A - B C',
      true,
      ['semifinal 2: B-C > 1b', 'final 1: A-?'],
    ],
    [
      'of four with a match for third place',
      'A B C D',
      true,
      ['semifinal 1: A-B > 3a / 2a', 'semifinal 2: C-D > 3b / 2b', 'thirdPlace 2: ?-?', 'final 1: ?-?'],
    ],
    [
      'of five: three byes stand in the semi-finals',
      'A - D E - C - B',
      false,
      ['quarterfinal 2: D-E > 1b', 'semifinal 1: A-? > 3a', 'semifinal 2: C-B > 3b', 'final 1: ?-?'],
    ],
    [
      'of five have one for third place, both semi-finals being played',
      'A - D E - C - B',
      true,
      [
        'quarterfinal 2: D-E > 1b',
        'semifinal 1: A-? > 4a / 3a',
        'semifinal 2: C-B > 4b / 3b',
        'thirdPlace 2: ?-?',
        'final 1: ?-?',
      ],
    ],
    [
      'arranged by hand with two byes together: the next round has a bye too',
      'A B - - C - D E',
      true,
      ['quarterfinal 1: A-B > 3a', 'quarterfinal 4: D-E > 2b', 'semifinal 2: C-? > 3b', 'final 1: ?-?'],
    ],
  ])('%s', (_, text, thirdPlace, expected) => {
    expect(bracketMatches(lines(text), { thirdPlace }).map(written)).toStrictEqual(expected);
  });
});
