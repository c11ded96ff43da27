import type { Translated } from '../../translated.ts';
import type { roundNames as original } from '../../es/opens/round-names.ts';

export const roundNames = {
  final: 'Final',
  semifinal: 'Semifinals',
  quarterfinal: 'Quarts de final',
  roundOf16: 'Vuitens de final',
  roundOf32: 'Setzens de final',
  roundOf64: 'Ronda de 64',
  roundOf128: 'Ronda de 128',
  roundOf256: 'Ronda de 256',
  roundOf512: 'Ronda de 512',
  thirdPlace: 'Tercer lloc',
} as const satisfies Translated<typeof original>;
