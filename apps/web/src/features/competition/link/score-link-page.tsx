import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '#lib/api/problem.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { MatchView } from '../match/match-view.tsx';
import { adoptPoints } from './adopt-points.ts';
import { EndedLink } from './ended-link.tsx';
import { LeaveLink } from './leave-link.tsx';
import { TableView } from './table-view.tsx';
import { UmpireName } from './umpire-name.tsx';
import type { LinkAccess } from './stored-access.ts';
import { useLinkSession } from './use-link-session.ts';

/** What the QR code of a table or a match opens: its umpire scores there, without an account. */
export function ScoreLinkPage() {
  const { t } = useTranslation('umpires');
  const { token } = useParams({ from: '/plain/score/$token' });
  const { opened, isReady } = useLinkSession(token);
  useAdoptedPoints(token, isReady);
  usePageTitle(opened.data?.open.name ?? t('codes'));
  return (
    <Box sx={{ maxWidth: widths.page, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 2 } }}>
      {opened.data ? (
        <Whereabouts token={token} access={opened.data} />
      ) : (
        <VisuallyHidden component="h1">{t('codes')}</VisuallyHidden>
      )}
      {opened.data && isReady ? (
        opened.data.table === null ? (
          opened.data.match_id !== null && <MatchView byLink matchId={opened.data.match_id} />
        ) : (
          <TableView openId={opened.data.open._id} table={opened.data.table} />
        )
      ) : isRefused(opened.error) ? (
        <EndedLink link={token} error={opened.error} />
      ) : opened.isError ? (
        <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />
      ) : (
        <RowSkeletons count={4} height={96} />
      )}
    </Box>
  );
}

/** Takes over what this device still has to send by links that have ended, now and whenever it is online again. */
function useAdoptedPoints(link: string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const adopt = () => void adoptPoints(link);
    adopt();
    window.addEventListener('online', adopt);
    return () => window.removeEventListener('online', adopt);
  }, [link, isReady]);
}

type Props = { readonly token: string; readonly access: LinkAccess };

/** The open and the table that the link is for, the way out, and the umpire's name. */
function Whereabouts({ token, access: { open, table, name } }: Props) {
  const { t } = useTranslation('umpires');
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', minHeight: 44, mb: 1 }}
    >
      <Typography
        component="h1"
        variant="body1"
        sx={{ fontWeight: 650, overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {table === null ? t('yourMatch') : t('table', { number: table })}
        {' · '}
        {open.name}
      </Typography>
      <LeaveLink link={token} />
      <UmpireName link={token} name={name} />
    </Box>
  );
}
