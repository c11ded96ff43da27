import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { eventFromWire, getPublicMatch, type AnswerOf, type PublicEvent } from '@topspin/contract';
import { foldMatch, shownScore, sides, type BestOf, type SetScore, type Side } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { howEnded } from '#domain/how-ended.ts';
import { useLive } from '#lib/live/use-live.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { PlainLink, TextLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Ball } from './ball.tsx';
import { Loaded } from './loaded.tsx';
import { usePlace, useSideName } from './match-words.ts';
import { useMatchLog } from '#domain/match-log/use-match-log.ts';

type Match = AnswerOf<typeof getPublicMatch>;

/** One match, live: the points large, who serves, the sets so far. */
export function MatchPage() {
  const { t } = useTranslation('publicPages');
  const { openId, matchId } = useParams({ from: '/plain/o/$openId/match/$matchId' });
  const params = { id: openId, match_id: matchId };
  const query = apiQuery(getPublicMatch, { params });
  const match = useQuery({ ...query, refetchInterval: useLive(query.queryKey, [`match:${matchId}`]) });
  const enabled = match.data?.state === 'inPlay' && !match.data.from_sheet;
  const log = useMatchLog({ id: matchId, openId }, { enabled });
  return (
    <Loaded
      query={match}
      missing={<StatePanel drawing="ballInNet" title={t('missing.match')} role="alert" />}
    >
      {(shown) => <Board openId={openId} match={shown} log={log.data?.events ?? []} />}
    </Loaded>
  );
}

/** The score as the log gives it while the match is in play, else as the match says. */
function scoreOf(match: Match, log: readonly PublicEvent[]) {
  if (match.state !== 'inPlay' || match.from_sheet || log.length === 0)
    return {
      ...shownScore({ status: match.state, sets: match.sets.map((score) => ({ score })) }),
      setsWon: match.sets_won,
      server: undefined,
    };
  const state = foldMatch(log.map(eventFromWire), { bestOf: match.best_of as BestOf });
  return { ...shownScore(state), setsWon: state.setsWon, server: state.server };
}

type BoardProps = { readonly openId: string; readonly match: Match; readonly log: readonly PublicEvent[] };

function Board({ openId, match, log }: BoardProps) {
  const { t } = useTranslation('publicPages');
  const place = usePlace();
  const name = useSideName();
  const title = `${name(match, 'a')} – ${name(match, 'b')}`;
  usePageTitle(title);
  const score = scoreOf(match, log);
  const live = match.state === 'inPlay';
  const how = howEnded(match);
  const current = score.isBetween ? null : score.points;
  const details = [
    place(match),
    match.table !== null && match.state !== 'finished' && t('table', { number: match.table }),
    t('bestOf', { count: match.best_of }),
    how && t(how),
  ].filter(Boolean);
  return (
    <>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1, mb: 1.5 }}>
        {details.join(' · ')}
      </Typography>
      <Card sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', maxWidth: 800 }}>
        {sides.map((side) => (
          <Half
            key={side}
            openId={openId}
            match={match}
            side={side}
            points={current?.[side]}
            setsWon={score.setsWon[side]}
            serves={live && score.server === side}
          />
        ))}
      </Card>
      <Sets sets={score.finished} />
      {match.state !== 'finished' && (
        <Typography sx={{ px: 1, mt: 2 }}>
          <TextLink to={paths.publicBoard} params={{ openId, matchId: match._id }}>
            {t('board')}
          </TextLink>
        </Typography>
      )}
      {match.winner && (
        <Typography sx={{ px: 1, mt: 2, fontWeight: 700 }}>
          {t('wonBy', { name: name(match, match.winner) })}
        </Typography>
      )}
    </>
  );
}

type HalfProps = {
  readonly openId: string;
  readonly match: Match;
  readonly side: Side;
  readonly points: number | undefined;
  readonly setsWon: number;
  readonly serves: boolean;
};

const colour = { a: 'primary', b: 'secondary' } as const satisfies Record<Side, string>;

/** A side of the board: with a set in play the points are the largest figure, else the sets won. */
function Half({ openId, match, side, points, setsWon, serves }: HalfProps) {
  const { t } = useTranslation('publicPages');
  const name = useSideName()(match, side);
  const player = match[side];
  const begun = match.state === 'inPlay' || (match.state === 'finished' && match.annulled === null);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 0.5,
        p: { xs: 1.5, sm: 2 },
        minHeight: 220,
        color: `${colour[side]}.contrastText`,
        bgcolor: `${colour[side]}.main`,
        opacity: match.winner !== null && match.winner !== side ? 0.75 : 1,
      }}
    >
      <Box sx={{ fontSize: 'min(1.25rem, 7vw)', fontWeight: 700, overflowWrap: 'anywhere', minHeight: 48 }}>
        {player ? (
          <PlainLink to={paths.publicPlayer} params={{ openId, playerId: player._id }}>
            {name}
          </PlainLink>
        ) : (
          name
        )}
      </Box>
      <Box
        aria-live={points === undefined ? 'off' : 'polite'}
        sx={{
          alignSelf: 'center',
          fontSize: 'clamp(5rem, 28vw, 12rem)',
          lineHeight: 0.95,
          fontWeight: 850,
          fontStretch: '75%',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {begun ? (points ?? setsWon) : '–'}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
        {serves && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', p: '4px', borderRadius: '50%', bgcolor: '#0A1326' }}
          >
            <Ball label={t('serves')} size={14} />
          </Box>
        )}
        {begun && points !== undefined && `${t('sets')} ${setsWon}`}
      </Box>
    </Box>
  );
}

function Sets({ sets }: { readonly sets: readonly SetScore[] }) {
  const { t } = useTranslation('publicPages');
  if (sets.length === 0) return null;
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        mt: 2,
        px: 1,
        listStyle: 'none',
        fontStretch: '75%',
      }}
    >
      {sets.map(({ a, b }, index) => (
        <Box
          component="li"
          key={index}
          sx={{
            px: 1.5,
            py: 0.75,
            borderRadius: 1,
            bgcolor: 'var(--mui-palette-quiet)',
            position: 'relative',
          }}
        >
          <VisuallyHidden>{t('set', { number: index + 1 })}</VisuallyHidden>
          <Box component="span" sx={{ fontWeight: a > b ? 850 : 450 }}>
            {a}
          </Box>
          {' – '}
          <Box component="span" sx={{ fontWeight: b > a ? 850 : 450 }}>
            {b}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
