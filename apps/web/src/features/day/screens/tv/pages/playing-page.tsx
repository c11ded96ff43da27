import Box from '@mui/material/Box';
import type { HallMatch, HallTable } from '@topspin/contract';
import { sides, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { useHowEnded } from '#domain/match/how-ended.ts';
import { sideColour, usePlaceName } from '#domain/match/match-words.ts';
import type { Score } from '#domain/match/score.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { usePublicScore } from '#domain/match/use-public-score.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { units } from '#ui/units.ts';
import type { NameOf } from '../names.ts';
import { SideName } from './side.tsx';
import { TableNumber } from './table-number.tsx';

type Props = { readonly tables: readonly HallTable[]; readonly nameOf: NameOf };

/** What is played at each table, point by point; who was called there; and the last result. */
export const PlayingPage = ({ tables, nameOf }: Props) => (
  <Box
    sx={{
      height: '100%',
      display: 'grid',
      gap: units(16),
      gridTemplateColumns: `repeat(${tables.length > 3 ? 2 : 1}, minmax(0, 1fr))`,
      gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
      gridAutoFlow: 'column',
    }}
  >
    {tables.map((table) => {
      const match = table.match ?? table.last;
      return match && <TableRow key={table.number} {...{ table, match, nameOf }} />;
    })}
  </Box>
);

type RowProps = { readonly table: HallTable; readonly match: HallMatch; readonly nameOf: NameOf };

function TableRow({ table, match, nameOf }: RowProps) {
  const { t } = useTranslation('screens');
  const place = usePlaceName();
  const howEnded = useHowEnded();
  const { score } = usePublicScore(match, match.open_id);
  const state = match.state === 'inPlay' ? 'playing' : match.state === 'finished' ? 'finished' : 'called';
  const isCalled = state === 'called';
  return (
    <Box component="section" sx={card}>
      <TableNumber {...{ table }} isLive={state === 'playing'} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          px: units(20),
        }}
      >
        <Box sx={heading}>
          {[
            t(`states.${state}`),
            place(match),
            howEnded({ outcome: match.outcome, annulled: null }),
            isCalled && match.umpire && t('umpire', { name: nameOf(match.umpire) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {sides.map((side) => (
          <Box
            key={side}
            sx={{ display: 'flex', alignItems: 'center', gap: units(16), minHeight: units(66), my: units(6) }}
          >
            <SideName {...{ match, side, nameOf }} size={56} />
            {!isCalled && score && <Figures {...{ score, side }} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The sets, and while it is played who serves and the points. */
function Figures({ score, side }: { readonly score: Score; readonly side: Side }) {
  const { t } = useTranslation('match');
  const { points, setsWon, server } = score;
  return (
    <Box sx={figures}>
      <ServeBall size={units(24)} shown={server === side} />
      <Box component="span" sx={{ width: units(52), textAlign: 'center' }}>
        <VisuallyHidden>{t('sets')} </VisuallyHidden>
        {setsWon[side]}
      </Box>
      {points && (
        <Box
          component="span"
          sx={{
            width: units(92),
            textAlign: 'center',
            borderRadius: units(10),
            color: `${sideColour[side]}.contrastText`,
            bgcolor: `${sideColour[side]}.main`,
          }}
        >
          {points[side]}
        </Box>
      )}
    </Box>
  );
}

const card = {
  minHeight: 0,
  display: 'flex',
  overflow: 'hidden',
  borderRadius: units(16),
  bgcolor: 'background.paper',
} as const;

const heading = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: units(32),
  fontWeight: 600,
  fontStretch: '80%',
  color: 'text.secondary',
} as const;

const figures = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: units(12),
  fontSize: units(60),
  fontStretch: '75%',
  fontWeight: 850,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
} as const;
