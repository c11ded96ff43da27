import {
  type BestOf,
  bestOfs,
  type GroupsFormat,
  type KnockoutFormat,
  maxSwissRounds,
  type OpenFormat,
  type SwissFormat,
  swissPlayers,
} from '@topspin/engine';
import { type Limits, wholeIn } from '#domain/numbers/whole-in.ts';

/** The limits of what can be planned: groups of 3 to 8, of which at least one player does not go on. */
export const groupLimits = { min: 3, max: 8 } as const;

/** The rounds of a Swiss system that can be planned, and how many of its best can go on. */
export const swissLimits = {
  rounds: { min: 1, max: maxSwissRounds },
  qualifiers: swissPlayers,
} as const satisfies Record<string, Limits>;

/**
 * A format as addresses carry it: `g4-2-5_k5-3` is groups of about 4 of which 2 go on, best of 5, then a knockout,
 * best of 5, with a match for third place. With `g4-2f-5` the best of the next position fill the knockout. `s7-5` is a Swiss system of
 * 7 rounds, best of 5, and `s7-8-5_k5` one whose best 8 play a knockout.
 */
export function formatCode({ groups, swiss, knockout }: OpenFormat): string {
  const last = `k${knockout.bestOf}${knockout.thirdPlace ? '-3' : ''}`;
  if (swiss && swiss.qualifiers < 2) return `s${swiss.rounds}-${swiss.bestOf}`;
  if (swiss) return `s${swiss.rounds}-${swiss.qualifiers}-${swiss.bestOf}_${last}`;
  return groups === null
    ? last
    : `g${groups.size}-${groups.qualifiers}${groups.fills ? 'f' : ''}-${groups.bestOf}_${last}`;
}

const shape = /^(?:([^_]+)_)?(k[^_]+)$/u;
const knockoutShape = /^k(\d)(-3)?$/u;
const groupsShape = /^g(\d)-(\d)(f)?-(\d)$/u;
const swissShape = /^s(\d{1,2})-(\d{1,3})-(\d)$/u;
const swissAloneShape = /^s(\d{1,2})-(\d)$/u;

/** The format of a code; `undefined` for anything else. */
export function readFormat(code: unknown): OpenFormat | undefined {
  if (typeof code !== 'string') return undefined;
  const alone = readSwissAlone(code);
  if (alone) return { groups: null, swiss: alone, knockout: { bestOf: alone.bestOf, thirdPlace: false } };
  const [, before, last = ''] = shape.exec(code) ?? [];
  const knockout = readKnockout(last);
  if (knockout === undefined) return undefined;
  if (before === undefined) return { groups: null, knockout };
  const groups = readGroups(before);
  if (groups) return { groups, knockout };
  const swiss = readSwiss(before);
  return swiss && { groups: null, swiss, knockout };
}

const bestOfIn = (text: string | undefined): BestOf | undefined =>
  bestOfs.find((count) => String(count) === text);

function readKnockout(code: string): KnockoutFormat | undefined {
  const [, sets, third] = knockoutShape.exec(code) ?? [];
  const bestOf = bestOfIn(sets);
  return bestOf && { bestOf, thirdPlace: third !== undefined };
}

function readGroups(code: string): GroupsFormat | undefined {
  const [, players, through, filled, sets] = groupsShape.exec(code) ?? [];
  const size = wholeIn(Number(players), groupLimits);
  const qualifiers = size && wholeIn(Number(through), { min: 1, max: size - 1 });
  const bestOf = bestOfIn(sets);
  if (!size || !qualifiers || !bestOf) return undefined;
  return { size, qualifiers, bestOf, ...(filled !== undefined && { fills: true }) };
}

function readSwiss(code: string): SwissFormat | undefined {
  const [, count, through, sets] = swissShape.exec(code) ?? [];
  const rounds = wholeIn(Number(count), swissLimits.rounds);
  const qualifiers = wholeIn(Number(through), swissLimits.qualifiers);
  const bestOf = bestOfIn(sets);
  return rounds && qualifiers && bestOf ? { rounds, qualifiers, bestOf } : undefined;
}

/** A Swiss system whose table decides: nobody goes on. */
function readSwissAlone(code: string): SwissFormat | undefined {
  const [, count, sets] = swissAloneShape.exec(code) ?? [];
  const rounds = wholeIn(Number(count), swissLimits.rounds);
  const bestOf = bestOfIn(sets);
  return rounds && bestOf ? { rounds, qualifiers: 0, bestOf } : undefined;
}
