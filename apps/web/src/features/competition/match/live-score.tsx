import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type MatchState, otherSide, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { TableHeader } from '#ui/page/table-header.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { useSideName } from './match-words.ts';
import { ServeBall } from './serve-ball.tsx';
import { SetStrip } from './set-strip.tsx';

type Props = { readonly match: MatchPage; readonly state: MatchState };

/** A match in play as spectators see it: the points large, who serves, the sets won, and below the finished sets, small. */
export function LiveScore({ match, state }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const left = state.leftEnd ?? 'a';
  const points = (state.interval ? undefined : state.sets.at(-1)?.score) ?? { a: 0, b: 0 };
  const finished = (state.interval ? state.sets : state.sets.slice(0, -1)).map(({ score }) => score);
  const half = (side: Side) => <LiveSide match={match} state={state} side={side} points={points[side]} />;
  return (
    <>
      <VisuallyHidden role="status">
        {t('play.score', { nameA: name(match, 'a'), nameB: name(match, 'b'), ...points })}
      </VisuallyHidden>
      <Card sx={{ borderColor: 'var(--mui-palette-table-main)' }}>
        <TableHeader left={half(left)} right={half(otherSide(left))} />
      </Card>
      <SetStrip sets={finished} />
    </>
  );
}

type SideProps = Props & { readonly side: Side; readonly points: number };

function LiveSide({ match, state, side, points }: SideProps) {
  const { t } = useTranslation('matches');
  const name = useSideName()(match, side);
  const player = match[side];
  const serves = state.server === side;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, minWidth: 0, textAlign: 'center' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: '2.75rem', maxWidth: '100%' }}>
        <ServeBall size={16} shown={serves} />
        <Typography variant="h2" component="p" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {player && !player.guest ? (
            <PlainLink to={paths.player} params={{ playerId: player._id }}>
              {name}
            </PlainLink>
          ) : (
            name
          )}
        </Typography>
        {serves && <VisuallyHidden>{t('play.serves', { name })}</VisuallyHidden>}
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
