import Box from '@mui/material/Box';
import type { PublicMatch } from '@topspin/contract';
import { sides, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { sideColour, usePlaceName, useSideName } from '#domain/match/match-words.ts';
import { PairNames } from '#domain/match/pair-names.tsx';
import { namesInPair, servesToWhom } from '#domain/match/pair-words.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import type { Board } from './use-overlay.ts';
import { units } from '#ui/units.ts';

/** A match as a broadcast shows it: both names, the sets, and the points of the set in play in the largest figures. */
export function Scoreboard({ board }: { readonly board: Board }) {
  const { t } = useTranslation(['lab', 'competition']);
  const place = usePlaceName();
  const { match, openName } = board;
  const over = match.state === 'finished';
  const heading = [
    openName,
    place(match),
    match.table !== null && t('overlay.atTable', { number: match.table }),
    over && t('overlay.last'),
  ];
  return (
    <Box sx={{ width: 'fit-content', minWidth: units(900), overflow: 'hidden', borderRadius: units(16) }}>
      <Box
        sx={{
          px: units(28),
          py: units(10),
          fontSize: units(30),
          fontWeight: 650,
          color: 'var(--mui-palette-table-line)',
          bgcolor: 'var(--mui-palette-table-main)',
          borderBottom: `${units(3)} solid var(--mui-palette-table-line)`,
        }}
      >
        {heading.filter(Boolean).join(' · ')}
      </Box>
      {sides.map((side) => (
        <SideRow key={side} board={board} side={side} />
      ))}
    </Box>
  );
}

function SideRow({ board, side }: { readonly board: Board; readonly side: Side }) {
  const { t } = useTranslation('lab');
  const name = useSideName();
  const { t: ofMatch } = useTranslation('match');
  const { match, points, finished, setsWon, server, serving } = board;
  const names = { a: name(match, 'a'), b: name(match, 'b') };
  const people = namesInPair(names[side]);
  const toWhom = server === side ? servesToWhom(ofMatch, names, serving) : null;
  const lost = match.winner !== null && match.winner !== side;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: units(people ? 108 : 92),
        borderTop: side === 'b' ? `${units(2)} solid var(--mui-palette-divider)` : 'none',
        bgcolor: 'var(--mui-palette-background-default)',
        color: lost ? 'text.secondary' : 'text.primary',
        fontStretch: '75%',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ alignSelf: 'stretch', width: units(14), bgcolor: `${sideColour[side]}.main` }} />
      <Box
        sx={{
          flex: 1,
          maxWidth: units(760),
          px: units(24),
          fontSize: units(people ? 37 : 52),
          lineHeight: 1.15,
          fontWeight: lost ? 550 : 800,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {people ? <PairNames {...{ people, side, serving }} /> : names[side]}
        {toWhom && <VisuallyHidden>{toWhom}</VisuallyHidden>}
      </Box>
      <ServeMark shown={server === side && toWhom === null} label={t('overlay.serves')} />
      {finished.map((set, index) => (
        <Box
          key={index}
          sx={{
            width: units(64),
            textAlign: 'center',
            fontSize: units(40),
            fontWeight: 550,
            color: 'text.secondary',
          }}
        >
          {set[side]}
        </Box>
      ))}
      <Figure size={56} width={84} text={setsWon[side]} label={t('overlay.sets')} />
      {points && <Points side={side} points={points[side]} />}
    </Box>
  );
}

const ServeMark = ({ shown, label }: { readonly shown: boolean; readonly label: string }) => (
  <Box sx={{ flex: 'none', ml: 'auto', width: units(48), display: 'flex', justifyContent: 'center' }}>
    {shown && <ServeBall size={units(26)} label={label} />}
  </Box>
);

type FigureProps = {
  readonly size: number;
  readonly width: number;
  readonly text: number;
  readonly label: string;
};

const Figure = ({ size, width, text, label }: FigureProps) => (
  <Box sx={{ width: units(width), textAlign: 'center', fontSize: units(size), fontWeight: 850 }}>
    <VisuallyHidden>{label} </VisuallyHidden>
    {text}
  </Box>
);

/** The points of the set in play, in the colour of the side. */
const Points = ({ side, points }: { readonly side: Side; readonly points: number }) => (
  <Box
    sx={{
      alignSelf: 'stretch',
      width: units(132),
      display: 'grid',
      placeItems: 'center',
      fontSize: units(80),
      fontWeight: 850,
      lineHeight: 1,
      color: `${sideColour[side]}.contrastText`,
      bgcolor: `${sideColour[side]}.main`,
    }}
  >
    {points}
  </Box>
);

/** The players of the next match, and its table. */
export function NextUp({ match }: { readonly match: PublicMatch }) {
  const { t } = useTranslation('lab');
  const name = useSideName();
  const against = t('overlay.against', { a: name(match, 'a'), b: name(match, 'b') });
  const table = match.table !== null && t('overlay.atTable', { number: match.table });
  return (
    <Box
      sx={{
        width: 'fit-content',
        maxWidth: units(1780),
        px: units(28),
        py: units(12),
        borderRadius: units(16),
        bgcolor: 'var(--mui-palette-background-default)',
        color: 'text.primary',
        fontSize: units(44),
        fontStretch: '75%',
        fontWeight: 700,
        lineHeight: 1.2,
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 550, mr: units(20) }}>
        {t('overlay.next')}
      </Box>
      {[against, table].filter(Boolean).join(' · ')}
    </Box>
  );
}
