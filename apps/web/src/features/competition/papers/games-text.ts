import type { Match } from '@topspin/contract';
import type { TFunction } from 'i18next';
import { hasScore } from '#domain/match/how-ended.ts';

type Ended = Pick<Match, 'state' | 'annulled' | 'outcome' | 'sets' | 'sets_won'>;

/** The result of a match as paper has it: the games won, the points of each, and how it ended if it was not played out. */
export function gamesText(match: Ended, t: TFunction<['paper', 'match', 'competition']>): string {
  if (match.annulled !== null) return t(`match:annulled.${match.annulled}`);
  if (!hasScore(match)) return '';
  const { sets, sets_won: won, outcome } = match;
  return [
    outcome !== 'walkover' && `${won.a}–${won.b}`,
    sets.length > 0 && `(${sets.map(({ a, b }) => `${a}-${b}`).join(', ')})`,
    outcome !== null && outcome !== 'played' && t(`match:endings.${outcome}`),
  ]
    .filter(Boolean)
    .join(' ');
}
