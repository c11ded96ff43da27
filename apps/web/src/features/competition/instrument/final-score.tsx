import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type MatchState, otherSide, type Outcome, type SetScore, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { isDoubles, peopleIn } from '#domain/match/pair-words.ts';
import { clamped } from '#ui/layout.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { sideColour, useSideName } from '#domain/match/match-words.ts';

type Props = { readonly match: MatchPage; readonly state: MatchState };

/** What the match ended with, in place of the halves: who won, the sets, and the points of each, the winner's first. */
export function FinalScore({ match, state }: Props) {
  const { t } = useTranslation('matches');
  const { winner } = state;
  return winner ? (
    <Won match={match} state={state} winner={winner} />
  ) : (
    <Box sx={{ ...ground, color: 'var(--mui-palette-table-line)', bgcolor: 'var(--mui-palette-table-main)' }}>
      <Typography variant="display" component="p" sx={nameOfWinner}>
        {t('nobodyWins')}
      </Typography>
      {state.outcome && <How outcome={state.outcome} />}
    </Box>
  );
}

function Won({ match, state, winner }: Props & { readonly winner: Side }) {
  const { t } = useTranslation(['matches', 'match']);
  const name = useSideName();
  const loser = otherSide(winner);
  const isOfPairs = isDoubles(match);
  const { outcome, setsWon, sets } = state;
  return (
    <Box sx={grounds[winner]}>
      <Typography component="p" sx={small}>
        {t('play.winner')}
      </Typography>
      <Typography variant="display" component="p" data-winner sx={isOfPairs ? namesOfPair : nameOfWinner}>
        {isOfPairs
          ? peopleIn(match, winner).map((person, index) => (
              <Box key={index} component="span" sx={ofPair}>
                {index > 0 && <VisuallyHidden> / </VisuallyHidden>}
                {person}
              </Box>
            ))
          : name(match, winner)}
      </Typography>
      {outcome === 'played' ? (
        <Typography variant="score" component="p" data-figures sx={figures}>
          {setsWon[winner]}–{setsWon[loser]}
        </Typography>
      ) : (
        outcome && <How outcome={outcome} />
      )}
      <Box component="ol" aria-label={t('match:sets')} sx={lists[sets.length <= 3 ? 'few' : 'many']}>
        {sets.map(({ score }, index) => (
          <Box component="li" key={index} sx={chip}>
            <VisuallyHidden>{t('match:set', { number: index + 1 })}</VisuallyHidden>
            <Points score={score} side={winner} />–<Points score={score} side={loser} />
          </Box>
        ))}
      </Box>
      <Typography component="p" sx={isOfPairs ? smallOfPair : small}>
        {t('play.against', { name: name(match, loser) })}
      </Typography>
    </Box>
  );
}

function How({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('match');
  return (
    <Typography component="p" variant="h2" sx={small}>
      {t(`outcomes.${outcome}`)}
    </Typography>
  );
}

const Points = ({ score, side }: { readonly score: SetScore; readonly side: Side }) => (
  <Box component="span" sx={{ fontWeight: score[side] > score[otherSide(side)] ? 850 : 500 }}>
    {score[side]}
  </Box>
);

const ground = {
  gridColumn: '1 / -1',
  containerType: 'size',
  display: 'grid',
  alignContent: 'space-evenly',
  justifyItems: 'center',
  minWidth: 0,
  overflow: 'hidden',
  px: 2,
  py: 1,
  textAlign: 'center',
} as const;

const groundOf = (side: Side) =>
  ({ ...ground, color: `${sideColour[side]}.contrastText`, bgcolor: `${sideColour[side]}.main` }) as const;
const grounds = { a: groundOf('a'), b: groundOf('b') } as const;

const whole = {
  width: '100%',
  overflowWrap: 'anywhere',
} as const;

const nameOfWinner = {
  ...whole,
  ...clamped(3),
  fontSize: 'min(max(3rem, 5cqw), 13cqw, 11.5cqh)',
  lineHeight: 1.05,
} as const;

const figures = { lineHeight: 0.74, fontSize: 'min(45cqw, 38cqh, 20rem)' } as const;

const small = {
  ...whole,
  ...clamped(1),
  fontSize: 'min(max(1.25rem, 2cqw), 6.5cqw, 8cqh)',
  lineHeight: 1.2,
} as const;

/** Each of the two in a line, or in two if the name is long. */
const namesOfPair = {
  width: '100%',
  fontSize: 'min(max(2rem, 4cqw), 8cqw, 6.5cqh)',
  lineHeight: 1.08,
} as const;
const ofPair = { ...whole, ...clamped(2) } as const;
const smallOfPair = { ...small, WebkitLineClamp: 3, fontSize: 'min(max(1rem, 1.6cqw), 5cqw, 6cqh)' } as const;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 0.5,
  maxWidth: '100%',
  m: 0,
  p: 0,
  listStyle: 'none',
  lineHeight: 1.3,
} as const;

/** At least this large; larger where the rows of sets have place, below a name of three lines too. */
const least = 'min(max(1.25rem, 2cqw), 5.6cqw, 8cqh)';
const listOf = (height: string) => ({
  ...list,
  fontSize: `max(${least}, min(max(2rem, 4cqw), 9cqw, ${height}))`,
  '@media (orientation: landscape)': { fontSize: `max(${least}, min(max(2rem, 4cqw), 10cqh))` },
});
const lists = { few: listOf('9cqh'), many: listOf('5.5cqh') } as const;

const chip = {
  position: 'relative',
  px: 0.75,
  borderRadius: 0.75,
  fontStretch: '75%',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'color-mix(in srgb, currentColor 16%, transparent)',
} as const;
