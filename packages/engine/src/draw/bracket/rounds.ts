/** The rounds of a knockout by the number of lines left, the final last. */
export const roundNames = [
  'roundOf512',
  'roundOf256',
  'roundOf128',
  'roundOf64',
  'roundOf32',
  'roundOf16',
  'quarterfinal',
  'semifinal',
  'final',
  'thirdPlace',
] as const;
export type RoundName = (typeof roundNames)[number];

/** How many lines are left at the start of each round; the match for third place has two. */
const lines: Readonly<Record<RoundName, number>> = {
  roundOf512: 512,
  roundOf256: 256,
  roundOf128: 128,
  roundOf64: 64,
  roundOf32: 32,
  roundOf16: 16,
  quarterfinal: 8,
  semifinal: 4,
  final: 2,
  thirdPlace: 2,
};

/** The most players a knockout takes. */
export const maxLines = 512;

/** The lines of the smallest bracket for this many players: a power of two (3.6.1.1), at least 2. */
export const bracketSize = (players: number): number => {
  let lines = 2;
  while (lines < players) lines *= 2;
  return lines;
};

/** How many lines are left at the start of a round. */
export const linesOfRound = (round: RoundName): number => lines[round];

/** The name of the round that starts with this many lines, a power of two from 2 to 512. */
export const roundName = (left: number): RoundName => {
  const name = roundNames.find((round) => lines[round] === left);
  if (name === undefined) throw new RangeError(`no round begins with ${left} lines`);
  return name;
};
