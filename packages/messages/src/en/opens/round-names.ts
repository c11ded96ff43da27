import type { Translated } from '../../translated.ts';
import type { roundNames as original } from '../../es/opens/round-names.ts';

export const roundNames = {
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
} as const satisfies Translated<typeof original>;
