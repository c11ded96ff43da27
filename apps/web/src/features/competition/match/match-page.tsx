import { getMatch } from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { usePlaceName, useSideName } from './match-words.ts';
import { MatchView } from './match-view.tsx';

/** The page of one match, with the way back to where it belongs. */
export function MatchPage() {
  const { t } = useTranslation('matches');
  const { matchId = '' } = useParams({ strict: false });
  const { data: match } = useQuery(apiQuery(getMatch, { params: { id: matchId } }));
  const name = useSideName();
  const place = usePlaceName();
  const title = match ? `${name(match, 'a')} – ${name(match, 'b')}` : t('title');
  return (
    <Page
      title={title}
      hint={
        match && (
          <>
            <TextLink to={paths.open} params={{ openId: match.open._id }}>
              {match.open.name}
            </TextLink>
            {' · '}
            <TextLink
              to={paths.stageGroup}
              params={{ openId: match.open._id, stageId: match.phase_id, groupId: match.group_id }}
            >
              {place(match)}
            </TextLink>
            {' · '}
            {t('bestOf', { count: match.best_of })}
          </>
        )
      }
    >
      <MatchView matchId={matchId} />
    </Page>
  );
}
