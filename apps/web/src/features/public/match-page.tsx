import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type AnswerOf, getPublicMatch } from '@topspin/contract';
import { type ServingTurn, sides, type Side } from '@topspin/engine';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { hasScore, useHowEnded } from '#domain/match/how-ended.ts';
import { sideColour, usePlaceName, useSideName } from '#domain/match/match-words.ts';
import { PairNames } from '#domain/match/pair-names.tsx';
import { namesInPair, servesToWhom } from '#domain/match/pair-words.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { SetStrip } from '#domain/match/set-strip.tsx';
import { usePublicScore } from '#domain/match/use-public-score.ts';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { PlainLink, TextLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Loaded } from './loaded.tsx';

/** One match, live: the points large, who serves, the sets so far. */
export function MatchPage() {
  const { t } = useTranslation('publicPages');
  const { openId, matchId } = useParams({ from: '/plain/o/$openId/match/$matchId' });
  const match = useLiveQuery(getPublicMatch, { params: { id: openId, match_id: matchId } }, [
    `match:${matchId}`,
  ]);
  return (
    <Loaded
      query={match}
      missing={<StatePanel drawing="ballInNet" title={t('missing.match')} role="alert" />}
    >
      {(shown) => <Board openId={openId} match={shown} />}
    </Loaded>
  );
}

type Match = AnswerOf<typeof getPublicMatch>;
type BoardProps = { readonly openId: string; readonly match: Match };

function Board({ openId, match }: BoardProps) {
  const { t } = useTranslation('match');
  const place = usePlaceName();
  const name = useSideName();
  const title = `${name(match, 'a')} – ${name(match, 'b')}`;
  usePageTitle(title);
  const { score } = usePublicScore(match, openId);
  const howEnded = useHowEnded();
  const details = [
    place(match),
    match.table !== null && match.state !== 'finished' && t('table', { number: match.table }),
    t('bestOf', { count: match.best_of }),
    howEnded(match),
  ].filter(Boolean);
  return (
    <>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <Hint sx={{ px: 1, mb: 1.5 }}>{details.join(' · ')}</Hint>
      <Card sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', maxWidth: 800 }}>
        {sides.map((side) => (
          <Half
            key={side}
            openId={openId}
            match={match}
            side={side}
            points={score?.isBetween ? undefined : score?.points?.[side]}
            setsWon={score?.setsWon[side] ?? 0}
            serves={score?.server === side}
            serving={score?.serving}
          />
        ))}
      </Card>
      <Box sx={{ px: 1, mt: 2 }}>
        <SetStrip sets={score?.finished ?? []} />
      </Box>
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
  readonly serving: ServingTurn | undefined;
};

/** A side of the board: with a set in play the points are the largest figure, else the sets won. */
function Half({ openId, match, side, points, setsWon, serves, serving }: HalfProps) {
  const { t } = useTranslation('match');
  const nameOf = useSideName();
  const names = { a: nameOf(match, 'a'), b: nameOf(match, 'b') };
  const name = names[side];
  const people = namesInPair(name);
  const shown = people ? (
    <PairNames wraps isOver={match.state === 'finished'} {...{ people, side, serving }} />
  ) : (
    name
  );
  const player = match[side];
  const begun = hasScore(match);
  const toWhom = serves ? servesToWhom(t, names, serving) : null;
  return (
    <Stack
      gap={0.5}
      sx={{
        gridTemplateRows: 'auto 1fr auto',
        justifyItems: 'center',
        textAlign: 'center',
        p: { xs: 1.5, sm: 2 },
        minHeight: 220,
        color: `${sideColour[side]}.contrastText`,
        bgcolor: `${sideColour[side]}.main`,
        opacity: match.winner !== null && match.winner !== side ? 0.75 : 1,
      }}
    >
      <Box sx={people ? namesOfPair : nameOfSide}>
        {player ? (
          <PlainLink to={paths.publicPlayer} params={{ openId, playerId: player._id }}>
            {shown}
          </PlainLink>
        ) : (
          shown
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
      <Row nowrap sx={{ minHeight: 24 }}>
        {toWhom !== null && <VisuallyHidden>{toWhom}</VisuallyHidden>}
        {serves && toWhom === null && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', p: '4px', borderRadius: '50%', bgcolor: '#0A1326' }}
          >
            <ServeBall label={t('serves', { name })} />
          </Box>
        )}
        {begun && points !== undefined && `${t('sets')} ${setsWon}`}
      </Row>
    </Stack>
  );
}

const nameOfSide = {
  fontSize: 'min(1.25rem, 7vw)',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  minHeight: 48,
} as const;
/** Each of the two has a line, with a mark before it. */
const namesOfPair = { ...nameOfSide, fontSize: 'min(1.25rem, 4.2vw)', lineHeight: 1.3 } as const;
