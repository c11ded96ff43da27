import { type BestOf, bestOfs, type OpenFormat } from '@topspin/engine';

/** The limits of what can be planned: groups of 3 to 8, of which at least one player does not go on. */
export const groupLimits = { min: 3, max: 8 } as const;

/**
 * A format as addresses carry it: `g4-2-5_k5-3` is groups of about 4 of which 2 go on, best of 5, then a knockout,
 * best of 5, with a match for third place. With `g4-2f-5` the best of the next position fill the knockout.
 */
export function formatCode({ groups, knockout }: OpenFormat): string {
  const last = `k${knockout.bestOf}${knockout.thirdPlace ? '-3' : ''}`;
  return groups === null
    ? last
    : `g${groups.size}-${groups.qualifiers}${groups.fills ? 'f' : ''}-${groups.bestOf}_${last}`;
}

const shape = /^(?:g(\d)-(\d)(f)?-(\d)_)?k(\d)(-3)?$/u;

const bestOfIn = (text: string | undefined): BestOf | undefined =>
  bestOfs.find((count) => String(count) === text);

/** The format of a code; `undefined` for anything else. */
export function readFormat(code: unknown): OpenFormat | undefined {
  const found = typeof code === 'string' ? shape.exec(code) : null;
  if (found === null) return undefined;
  const [, size, through, filled, ofGroups, ofKnockout, third] = found;
  const bestOf = bestOfIn(ofKnockout);
  if (bestOf === undefined) return undefined;
  const knockout = { bestOf, thirdPlace: third !== undefined };
  if (size === undefined) return { groups: null, knockout };
  const groups = { size: Number(size), qualifiers: Number(through), bestOf: bestOfIn(ofGroups) };
  const { min, max } = groupLimits;
  const fits = groups.size >= min && groups.size <= max && groups.qualifiers >= 1;
  if (!fits || groups.qualifiers >= groups.size || groups.bestOf === undefined) return undefined;
  return {
    groups: { ...groups, bestOf: groups.bestOf, ...(filled !== undefined && { fills: true }) },
    knockout,
  };
}
