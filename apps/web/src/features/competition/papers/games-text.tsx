import type { Match } from '@topspin/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { hasScore } from '#domain/match/how-ended.ts';

type Props = { readonly match: Pick<Match, 'state' | 'annulled' | 'outcome' | 'sets' | 'sets_won'> };

/**
 * The result of a match as paper has it: the games won, the points of each, and how it ended if it was not played out. A walkover has
 * no points: nobody played them.
 */
export function GamesText({ match }: Props) {
  const { t } = useTranslation('match');
  if (match.annulled !== null) return t(`annulled.${match.annulled}`);
  if (!hasScore(match)) return null;
  const { sets, sets_won: won, outcome } = match;
  const isPlayed = outcome !== 'walkover';
  return (
    <>
      {(isPlayed || won.a + won.b > 0) && `${won.a}–${won.b} `}
      {isPlayed && sets.length > 0 && (
        <>
          (
          {sets.map(({ a, b }, at) => (
            <Fragment key={at}>
              {at > 0 && ', '}
              <span style={{ whiteSpace: 'nowrap' }}>{`${a}-${b}`}</span>
            </Fragment>
          ))}
          ){' '}
        </>
      )}
      {outcome !== null && outcome !== 'played' && t(`endings.${outcome}`)}
    </>
  );
}
