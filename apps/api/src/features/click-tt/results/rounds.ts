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
export const groupOf = (match: PlayedMatch): string =>
  match.phases > 1 ? `${match.phase} · ${partOf(match)}` : partOf(match);

/** The rounds of a Swiss phase are numbered, as programs of the Swiss system write them for click-TT. */
function partOf({ phase_type: type, group_number: group, round, round_number: number }: PlayedMatch): string {
  if (type === 'swiss') return `Runde ${number}`;
  return type === 'knockout' && round !== null ? rounds[round] : `Gruppe ${group}`;
}
