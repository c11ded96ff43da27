import { findPublicMatch, getPublicOpen } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { TextLink } from '#ui/page/text-link.tsx';

const idIn = (pattern: RegExp, address: string | undefined): string => pattern.exec(address ?? '')?.[1] ?? '';

/** Leads to the results without an account: of the open or the match that somebody wanted to see, if they are public, else to all. */
export function ResultsLink({ next }: { readonly next: string | undefined }) {
  const { t } = useTranslation('auth');
  const asked = idIn(/^\/single-open\/([\w-]+)/u, next);
  const matchId = idIn(/^\/match\/([\w-]+)/u, next);
  const ofMatch = useQuery({
    ...apiQuery(findPublicMatch, { params: { id: matchId } }),
    enabled: matchId !== '',
  });
  const open = useQuery({ ...apiQuery(getPublicOpen, { params: { id: asked } }), enabled: asked !== '' });
  if (ofMatch.data)
    return (
      <TextLink to={paths.publicMatch} params={{ openId: ofMatch.data.open_id, matchId }}>
        {t('login.withoutAccount')}
      </TextLink>
    );
  if (open.data)
    return (
      <TextLink to={paths.publicOpen} params={{ openId: open.data._id }}>
        {t('login.withoutAccount')}
      </TextLink>
    );
  return <TextLink to={paths.publicOpens}>{t('login.withoutAccount')}</TextLink>;
}
