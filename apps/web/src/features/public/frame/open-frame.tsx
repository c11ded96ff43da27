import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PublicOpen } from '@topspin/contract';
import { Outlet, useChildMatches, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { isProblem } from '#lib/api/problem.ts';
import { formatDays } from '#lib/format.ts';
import { CalmBelow } from '#ui/page/calm-below.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { RoomFor } from '#ui/page/room-for.tsx';
import { ButtonLink, PlainLink, TextLink } from '#ui/page/text-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { PaintedWhole } from '#ui/whole/painted-whole.tsx';
import { NameSearch } from './name-search.tsx';
import { SharePage } from './share-page.tsx';
import { Tabs } from './tabs.tsx';
import { hasPlay } from '../stages.ts';
import { useOpen } from '../use-public.ts';

/** An open for everybody: its name, its parts and a search for a name, above each of its pages. */
export function OpenFrame() {
  const { t } = useTranslation('publicPages');
  const { open } = useOpen('nothing');
  const part = useChildMatches({ select: (below) => below.at(-1)?.pathname ?? '' });
  const refused = isProblem(open.error, 'thing.notFound', 'request.invalid');
  return (
    <Box sx={{ maxWidth: widths.wide, mx: 'auto', px: { xs: 1, sm: 3 }, py: { xs: 1.5, sm: 3 } }}>
      {open.isPending && <RowSkeletons count={6} height={64} />}
      {refused && (
        <StatePanel
          wholePage
          drawing="ballInNet"
          title={t('hidden')}
          hint={t('hiddenHint')}
          action={
            <ButtonLink variant="outlined" to={paths.publicOpens}>
              {t('opens.others')}
            </ButtonLink>
          }
        />
      )}
      {!refused && open.isError && open.data === undefined && (
        <ErrorState error={open.error} onRetry={() => void open.refetch()} />
      )}
      {!refused && open.data && (
        <>
          <Head open={open.data} />
          {open.isRefetchError && !isProblem(open.error, 'network') && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('lost')}
            </Alert>
          )}
          <PaintedWhole of={part}>
            <CalmBelow
              below={
                <Box sx={{ px: 1, mt: 3 }}>
                  <TextLink to={paths.publicOpens} variant="body2">
                    {t('opens.others')}
                  </TextLink>
                </Box>
              }
            >
              <Outlet />
            </CalmBelow>
          </PaintedWhole>
        </>
      )}
    </Box>
  );
}

function Head({ open }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('publicPages');
  const { _id: openId, name, venue, date_start, date_end, state, players, pairs } = open;
  // The pages of a match and of a player have a heading of their own.
  const { matchId, playerId } = useParams({ strict: false });
  const hasOwn = matchId !== undefined || playerId !== undefined;
  const facts = [
    formatDays(date_start, date_end, venue?.time_zone),
    venue?.name,
    // No line ends between a figure and its word.
    (pairs ? t('pairs', { count: pairs }) : t('players', { count: players })).replaceAll(' ', '\u00A0'),
  ].filter(Boolean);
  return (
    <Box component="header" sx={{ px: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography
          variant="h1"
          component={hasOwn ? 'p' : 'h1'}
          sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
        >
          <PlainLink to={paths.publicOpen} params={{ openId }}>
            {name}
          </PlainLink>
        </Typography>
        <SharePage open={open} />
      </Box>
      <Hint sx={{ mt: 0.5 }}>
        {facts.join(' · ')}
        {state !== 'canceled' && (
          <>
            {' · '}
            <RoomFor texts={state === 'active' ? [t('states.finished')] : []}>{t(`states.${state}`)}</RoomFor>
          </>
        )}
      </Hint>
      {state === 'canceled' && (
        <Alert severity="error" sx={{ my: 1.5 }}>
          <AlertTitle>{t('canceled')}</AlertTitle>
          {open.cancel_reason}
        </Alert>
      )}
      {(state !== 'canceled' || hasPlay(open)) && (
        <>
          <NameSearch openId={openId} />
          <Tabs open={open} within={hasOwn} />
        </>
      )}
    </Box>
  );
}
