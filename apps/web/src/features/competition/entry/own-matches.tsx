import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { peopleOfSide } from '#domain/match/people-of-side.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Hint } from '#ui/page/hint.tsx';

type Parties = Pick<Group['matches'][number], '_id' | 'a' | 'b' | 'umpire' | 'state'>;

/** The matches that the current user plays, alone or in a pair, or umpires, and has yet to enter. */
export function useOwnMatches(matches: readonly Parties[]): ReadonlySet<string> {
  const mine = useMe()?.player?._id;
  const own = matches.filter(
    ({ a, b, umpire, state }) =>
      state !== 'finished' && [a, b, umpire].flatMap(peopleOfSide).some(({ _id }) => _id === mine),
  );
  return new Set(own.map(({ _id }) => _id));
}

/** For players and umpires, who enter their own matches and no others: where, and why not here. */
export function OwnMatchesNote({ own }: { readonly own: ReadonlySet<string> }) {
  const { t } = useTranslation('competition');
  if (own.size === 0) return null;
  return <Hint sx={{ mt: 1 }}>{t('entry.own')}</Hint>;
}
