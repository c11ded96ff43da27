import Box from '@mui/material/Box';
import type { HallMatch, HallNext, HallTable } from '@topspin/contract';
import { sides } from '@topspin/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceName } from '#domain/match/match-words.ts';
import { units } from '#ui/units.ts';
import type { NameOf } from '../names.ts';
import { matchesInColumn } from '../room.ts';
import { SideName } from './side.tsx';
import { TableNumber } from './table-number.tsx';

type Props = {
  readonly called: readonly HallTable[];
  readonly next: readonly HallNext[];
  readonly nameOf: NameOf;
};

/** Who is called to which table, the latest first, beside who comes next. */
export function CallsPage({ called, next, nameOf }: Props) {
  const { t } = useTranslation('screens');
  const place = usePlaceName();
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        columnGap: units(24),
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      }}
    >
      <Column title={t('called')} empty={t('nobodyCalled')}>
        {called.flatMap(({ match, call, ...table }) =>
          match
            ? [
                <MatchRow
                  key={match._id}
                  {...{ match, nameOf }}
                  lead={<TableNumber table={table} isLive />}
                  note={[call && t(`calls.${callWord(call.number)}`), place(match)]
                    .filter(Boolean)
                    .join(' · ')}
                />,
              ]
            : [],
        )}
      </Column>
      <Column title={t('next')} empty={t('nobodyNext')}>
        {next.map((match) => (
          <MatchRow key={match._id} {...{ match, nameOf }} note={place(match)} />
        ))}
      </Column>
    </Box>
  );
}

const callWord = (number: number) => (number === 1 ? 'first' : number === 2 ? 'second' : 'third');

type ColumnProps = {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
};

const Column = ({ title, empty, children }: ColumnProps) => (
  <Box component="section" aria-label={title} sx={column}>
    <Box component="h2" sx={{ m: 0, fontSize: units(44), fontWeight: 800, fontStretch: '80%' }}>
      {title}
    </Box>
    {children}
    {children.length === 0 && <Box sx={{ color: 'text.secondary' }}>{empty}</Box>}
  </Box>
);

type RowProps = {
  readonly match: HallMatch | HallNext;
  readonly nameOf: NameOf;
  readonly note: string;
  readonly lead?: ReactNode;
};

const MatchRow = ({ match, nameOf, note, lead }: RowProps) => (
  <Box component="section" sx={row}>
    {lead}
    <Box sx={words}>
      {sides.map((side) => (
        <Box key={side} sx={{ width: '100%', my: units(3) }}>
          <SideName {...{ match, side, nameOf }} size={52} />
        </Box>
      ))}
      <Box sx={small}>{note}</Box>
    </Box>
  </Box>
);

const column = {
  minHeight: 0,
  display: 'grid',
  rowGap: units(14),
  gridTemplateRows: `${units(52)} repeat(${matchesInColumn}, minmax(0, 1fr))`,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const row = {
  minHeight: 0,
  display: 'flex',
  overflow: 'hidden',
  borderRadius: units(16),
  bgcolor: 'background.paper',
} as const;

/** The note goes out of sight where both names take two lines: into a second column, of which there is none. */
const words = {
  flex: 1,
  minWidth: 0,
  mx: units(16),
  display: 'flex',
  flexFlow: 'column wrap',
  justifyContent: 'center',
  overflow: 'hidden',
} as const;

const small = {
  width: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: units(30),
  fontWeight: 600,
  lineHeight: 1.1,
  color: 'text.secondary',
} as const;
