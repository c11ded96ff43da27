import { mdiFullscreen, mdiFullscreenExit } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { listMatches, type Match } from '@topspin/contract';
import { sides, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFullScreen } from '#ui/page/use-full-screen.ts';
import { useWholeScreen } from '#ui/page/whole-screen.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { TableHeader } from '#ui/page/table-header.tsx';
import { CardLink } from '#ui/page/text-link.tsx';
import { usePlaceName, useSideName } from '#domain/match/match-words.ts';

const wallSize = 100;

/** In the order in which one walks past the tables; those without one come last. */
const inPlay = {
  query: { filters: { state: 'inPlay' }, sortBy: ['table', 'open.name'], itemsPerPage: wallSize },
};

/** A wall of the scores of all matches in play. */
export function ActiveMatchesPage() {
  const { t } = useTranslation('matches');
  const playing = useLiveQuery(listMatches, inPlay, ['active']);
  const rows = (playing.data?.collection ?? []) as readonly Match[];
  return (
    <Page title={t('activeTitle')} action={<FullScreenButton />} wide>
      {playing.isPending && <RowSkeletons count={3} height={120} />}
      {playing.isLoadingError && <ErrorState error={playing.error} onRetry={() => void playing.refetch()} />}
      {playing.isSuccess && rows.length === 0 && (
        <StatePanel drawing="emptyTable" title={t('noneActive')} hint={t('noneActiveHint')} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
          'html:fullscreen &': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(360px, 30vw), 1fr))' },
        }}
      >
        {rows.map((match) => (
          <LiveCard key={match._id} match={match} />
        ))}
      </Box>
    </Page>
  );
}

/** The size of a text on a whole screen, which is read from the other end of the hall. */
const fromAfar = (fontSize: string) => ({ 'html:fullscreen &': { fontSize: `max(1rem, ${fontSize})` } });

/** For a television: without the bar and the menu. */
function FullScreenButton() {
  const { t } = useTranslation('common');
  const { isFull, isPossible, toggle } = useFullScreen();
  return (
    <>
      {isFull && <WholeScreen />}
      {isPossible && (
        <Button startIcon={<Icon path={isFull ? mdiFullscreenExit : mdiFullscreen} />} onClick={toggle}>
          {t(isFull ? 'windowed' : 'fullScreen')}
        </Button>
      )}
    </>
  );
}

function WholeScreen() {
  useWholeScreen();
  return null;
}

function LiveCard({ match }: { readonly match: Match }) {
  const { t } = useTranslation('match');
  const place = usePlaceName();
  const [left, right] = sides.map((side) => <LiveSide key={side} match={match} side={side} />);
  const earlier = match.sets.slice(0, -1);
  const details = [
    match.table !== null && t('table', { number: match.table }),
    match.open.name,
    place(match),
  ];
  return (
    <Card>
      <CardLink to={paths.match} params={{ matchId: match._id }}>
        <TableHeader left={left} right={right} />
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', px: { xs: 2, sm: 3 }, py: 1.25 }}>
          <Hint sx={{ flex: 1, minWidth: 0, ...fromAfar('2.5vh') }}>
            {details.filter(Boolean).join(' · ')}
          </Hint>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, justifyContent: 'flex-end' }}>
            {earlier.map(({ a, b }, index) => (
              <Typography
                key={index}
                variant="body2"
                component="span"
                sx={{ fontStretch: '75%', fontWeight: 650, whiteSpace: 'nowrap' }}
              >
                {a}–{b}
              </Typography>
            ))}
          </Box>
        </Box>
      </CardLink>
    </Card>
  );
}

/** A player's half: the points of the current set in large figures, the sets won beside the name. */
function LiveSide({ match, side }: { readonly match: Match; readonly side: Side }) {
  const { t } = useTranslation('match');
  const name = useSideName();
  return (
    <>
      <Typography noWrap variant="h2" component="p" sx={fromAfar('4vh')}>
        {name(match, side)}
      </Typography>
      <Typography variant="score" component="p" sx={{ my: 0.5, ...fromAfar('12vh') }}>
        {match.sets.at(-1)?.[side] ?? 0}
      </Typography>
      <Typography variant="h3" component="p" sx={fromAfar('3vh')}>
        {t('sets')} {match.sets_won[side]}
      </Typography>
    </>
  );
}
