import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { shownScore, type MatchState, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { TableHeader } from '#ui/page/table-header.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { useSideName } from '#domain/match/match-words.ts';
import { PairNames } from '#domain/match/pair-names.tsx';
import { isDoubles, peopleIn, servesToWhom } from '#domain/match/pair-words.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { SetStrip } from '#domain/match/set-strip.tsx';

type Props = { readonly match: MatchPage; readonly state: MatchState };

/**
 * A match in play as spectators see it: the points large, who serves, the sets won, and below the finished sets, small. Each player
 * stays on their side of the screen, as in the lists.
 */
export function LiveScore({ match, state }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const { points: shown, finished } = shownScore(state);
  const points = shown ?? { a: 0, b: 0 };
  const half = (side: Side) => <LiveSide match={match} state={state} side={side} points={points[side]} />;
  return (
    <>
      <VisuallyHidden role="status">
        {t('play.score', { nameA: name(match, 'a'), nameB: name(match, 'b'), ...points })}
      </VisuallyHidden>
      <Card sx={{ borderColor: 'var(--mui-palette-table-main)' }}>
        <TableHeader left={half('a')} right={half('b')} />
      </Card>
      <SetStrip sets={finished} />
    </>
  );
}

type SideProps = Props & { readonly side: Side; readonly points: number };

function LiveSide({ match, state, side, points }: SideProps) {
  const { t } = useTranslation('match');
  const nameOf = useSideName();
  const name = nameOf(match, side);
  const player = match[side];
  const { serving } = state;
  const isOfPairs = isDoubles(match);
  const isServing = state.server === side;
  const names = { a: nameOf(match, 'a'), b: nameOf(match, 'b') };
  const serves = isServing && (servesToWhom(t, names, serving) ?? t('serves', { name }));
  return (
    <Box sx={half}>
      <Box sx={isOfPairs ? headingOfPair : heading}>
        {!(isOfPairs && serving) && (
          <Box component="span" sx={ball}>
            <ServeBall size={16} shown={isServing} />
          </Box>
        )}
        <Typography
          variant="h2"
          component="p"
          sx={{
            minWidth: 0,
            overflowWrap: 'anywhere',
            ...(isOfPairs && { fontSize: 'min(1.25rem, 4.4vw)' }),
          }}
        >
          {isOfPairs ? (
            <PairNames wraps people={peopleIn(match, side)} side={side} serving={serving} />
          ) : player && !player.guest ? (
            <PlainLink to={paths.player} params={{ playerId: player._id }}>
              {name}
            </PlainLink>
          ) : (
            name
          )}
        </Typography>
        {serves && <VisuallyHidden>{serves}</VisuallyHidden>}
      </Box>
      <Typography
        aria-hidden="true"
        variant="score"
        component="p"
        sx={{ fontSize: { xs: 'min(7rem, 30vw)', sm: '9rem' } }}
      >
        {points}
      </Typography>
      <Typography variant="h3" component="p">
        {t('sets')} {state.setsWon[side]}
      </Typography>
    </Box>
  );
}

/** The figures of both sides are level, however many lines the names have. */
const half = {
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 0.5,
  height: '100%',
  textAlign: 'center',
} as const;

const heading = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.75rem',
  maxWidth: '100%',
  px: 3,
} as const;

/** The ball is beside one of the two names. */
const headingOfPair = { ...heading, px: { xs: 0, sm: 2 } } as const;

const ball = {
  position: 'absolute',
  left: 0,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
} as const;
