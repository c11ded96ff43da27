import type { RoundName } from '@topspin/engine';
import type { PlayedMatch } from './played.ts';

/** The rounds as click-TT and those who read it there call them, in German whatever the language of the organiser. */
const rounds: Readonly<Record<RoundName, string>> = {
  roundOf512: 'Runde der letzten 512',
  roundOf256: 'Runde der letzten 256',
  roundOf128: 'Runde der letzten 128',
  roundOf64: 'Runde der letzten 64',
  roundOf32: 'Runde der letzten 32',
  roundOf16: 'Achtelfinale',
  quarterfinal: 'Viertelfinale',
  semifinal: 'Halbfinale',
  final: 'Finale',
  thirdPlace: 'Spiel um Platz 3',
};

/** Where a match belongs: its group or round, after the phase where there are several of a kind. */
export function groupOf({ phase, phases, phase_type, group_number, round }: PlayedMatch): string {
  const part = phase_type === 'knockout' && round !== null ? rounds[round] : `Gruppe ${group_number}`;
  return phases > 1 ? `${phase} · ${part}` : part;
}
