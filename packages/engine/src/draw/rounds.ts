/** The rounds of a knockout by the number of lines that are left, the final last. */
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

const byLines: Readonly<Record<number, RoundName>> = {
  2: 'final',
  4: 'semifinal',
  8: 'quarterfinal',
  16: 'roundOf16',
  32: 'roundOf32',
  64: 'roundOf64',
  128: 'roundOf128',
  256: 'roundOf256',
  512: 'roundOf512',
};

/** The most players a knockout takes. */
export const maxLines = 512;

/** The lines of the smallest bracket that holds so many players: a power of two (3.6.1.1), at least 2. */
export const bracketSize = (players: number): number => {
  let lines = 2;
  while (lines < players) lines *= 2;
  return lines;
};

/** The name of the round that begins with so many lines, a power of two from 2 to 512. */
export const roundName = (lines: number): RoundName => {
  const name = byLines[lines];
  if (name === undefined) throw new RangeError(`no round has ${lines} lines`);
  return name;
};

/** The names of the rounds of a bracket of so many lines, first round first. */
export const knockoutRounds = (lines: number): readonly RoundName[] => {
  const names: RoundName[] = [];
  for (let left = lines; left >= 2; left /= 2) names.push(roundName(left));
  return names;
};
