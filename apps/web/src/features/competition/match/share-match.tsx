import type { MatchPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ShareButton } from '#lib/share/share-button.tsx';
import { useSideName } from '#domain/match/match-words.ts';

type Props = { readonly match: MatchPage; readonly over: boolean };

/** Shares a match that visitors may read, to follow it or with its result, with its picture. */
export function ShareMatch({ match, over }: Props) {
  const { t } = useTranslation('common');
  const name = useSideName();
  const { _id, open } = match;
  return (
    <ShareButton
      words={t('share.button')}
      of="match"
      path={paths.publicMatch.replace('$openId', open._id).replace('$matchId', _id)}
      name={`${name(match, 'a')} – ${name(match, 'b')}`}
      picture={`/api/public/opens/${open._id}/matches/${_id}/picture`}
      over={over}
    />
  );
}
