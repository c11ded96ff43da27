import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SheetsEach } from '../printed/paper-address.ts';
import type { PlacedMatch } from '../printed/scope.ts';
import { Sheet } from '../printed/paper.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { areTight, MatchSheet } from './match-sheet.tsx';

type Props = {
  readonly printed: PrintedOpen;
  readonly matches: readonly PlacedMatch[];
  readonly each: SheetsEach;
  readonly codes: ReadonlyMap<string, string>;
};

/** The sheets of matches, two or four on a page, with lines to cut along. */
export function MatchSheets({ printed, matches, each, codes }: Props) {
  const { t } = useTranslation('paper');
  const pages = Math.ceil(matches.length / each);
  const isTight = areTight(printed, matches, each);
  return Array.from({ length: pages }, (_, page) => (
    <Sheet key={page} whole label={t('kinds.matchSheets')}>
      <Box
        sx={{
          height: '100%',
          display: 'grid',
          gridTemplateColumns: each === 4 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
        }}
      >
        {matches.slice(page * each, (page + 1) * each).map((match, at) => (
          <Box key={match._id} sx={{ minHeight: 0, ...cutLines(each, at) }}>
            <MatchSheet {...{ printed, match, each, isTight }} code={codes.get(match._id)} />
          </Box>
        ))}
      </Box>
    </Sheet>
  ));
}

const cut = '0.2mm dashed #000';

/** The room around a sheet, and the lines to its neighbours. */
const cutLines = (each: SheetsEach, at: number) => {
  const isTop = each === 4 ? at < 2 : at === 0;
  const isLeft = each === 4 && at % 2 === 0;
  return {
    ...(isTop ? { pb: '5mm', borderBottom: cut } : { pt: '5mm' }),
    ...(each === 4 && (isLeft ? { pr: '4mm', borderRight: cut } : { pl: '4mm' })),
  };
};
