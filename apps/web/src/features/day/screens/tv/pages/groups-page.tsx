import Box from '@mui/material/Box';
import type { PublicGroup, PublicStanding } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { areOfSwiss } from '#domain/standings/are-of-swiss.ts';
import { groupTitle } from '#domain/match/match-words.ts';
import { certaintyWords } from '#domain/match/pair-words.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { units } from '#ui/units.ts';
import { Fitted } from './fitted.tsx';
import type { NameOf } from '../names.ts';

/** A group, or as much of a large one as fits. */
export type GroupPart = {
  readonly group: Pick<PublicGroup, '_id' | 'name'>;
  readonly rows: readonly PublicStanding[];
};

type Props = { readonly columns: readonly (readonly GroupPart[])[]; readonly nameOf: NameOf };

/** Groups with their standings, or the table of a Swiss phase. */
export const GroupsPage = ({ columns, nameOf }: Props) => (
  <Box sx={page}>
    {columns.map((parts) => (
      <Box
        key={parts[0]?.group._id}
        sx={{ minWidth: 0, display: 'grid', gap: units(20), alignContent: 'start' }}
      >
        {parts.map((part) => (
          <Standings key={part.group._id} {...part} {...{ nameOf }} />
        ))}
      </Box>
    ))}
  </Box>
);

function Standings({ group, rows, nameOf }: GroupPart & { readonly nameOf: NameOf }) {
  const { t } = useTranslation('screens');
  const { t: ofMatch } = useTranslation('match');
  return (
    <Box component="section" sx={card}>
      <Box sx={{ ...line, ...head }}>
        <Box sx={{ flex: 1 }}>{groupTitle(ofMatch, group.name)}</Box>
        <Box sx={figure}>{t('wonLost')}</Box>
        <Box sx={figure}>{t(areOfSwiss(rows) ? 'buchholz' : 'sets')}</Box>
      </Box>
      {rows.map((row) => (
        <Box key={row.player._id} sx={line}>
          <Box sx={{ ...figure, width: units(56) }}>{row.position}</Box>
          <Box sx={{ flex: 1, minWidth: 0, opacity: row.certainty === 'eliminated' ? 0.65 : 1 }}>
            <Fitted text={nameOf(row.player)} size={46} weight={row.certainty === 'qualified' ? 850 : 600} />
          </Box>
          <Box sx={{ ...figure, color: 'primary.main', width: units(44) }}>
            {row.certainty === 'qualified' && (
              <>
                <span aria-hidden="true">✓</span>
                <VisuallyHidden>{certaintyWords(ofMatch, row.player, row.certainty)}</VisuallyHidden>
              </>
            )}
          </Box>
          <Box sx={figure}>
            {row.won}–{row.lost}
          </Box>
          <Box sx={figure}>{row.buchholz ?? `${row.sets_won}–${row.sets_lost}`}</Box>
        </Box>
      ))}
    </Box>
  );
}

const page = {
  height: '100%',
  display: 'grid',
  columnGap: units(24),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
} as const;

const card = { borderRadius: units(16), overflow: 'hidden', bgcolor: 'background.paper' } as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: units(12),
  minHeight: units(58),
  px: units(20),
  '& + &': { borderTop: `${units(1)} solid var(--mui-palette-divider)` },
} as const;

const head = {
  fontWeight: 800,
  fontStretch: '80%',
  fontSize: units(36),
  color: 'var(--mui-palette-table-line)',
  bgcolor: 'var(--mui-palette-table-main)',
} as const;

const figure = {
  flex: 'none',
  width: units(116),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontStretch: '75%',
  fontWeight: 650,
  fontSize: units(40),
  fontVariantNumeric: 'tabular-nums',
} as const;
