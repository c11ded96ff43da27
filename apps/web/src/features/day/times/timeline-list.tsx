import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { useStateWords } from '../plan/table-state.tsx';
import { useTableName } from '../shown-day.ts';
import type { TimelineRow } from './timeline-rows.ts';
import { useItemWords } from './use-time-words.ts';

type Props = { readonly day: Day; readonly rows: readonly TimelineRow[] };

/** The same as the timeline, in words. */
export function TimelineList({ day, rows }: Props) {
  const { t } = useTranslation('day');
  const tableName = useTableName();
  const stateWords = useStateWords();
  const { nameOf, whereOf, whenOf, kindOf, lateOf } = useItemWords(day);
  return (
    <Box sx={tables}>
      {rows.map(({ table, items }) => (
        <Box component="section" key={table?._id ?? 'none'}>
          <Typography variant="h3">{table ? tableName(table) : t('times.noTable')}</Typography>
          {table && table.state !== 'open' && <Hint>{stateWords(table, table.state)}</Hint>}
          {items.length === 0 && <Hint>{t('times.nothingHere')}</Hint>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((item) => {
              const late = lateOf(item);
              return (
                <Box
                  component="li"
                  key={item.key}
                  sx={{ py: 1, borderBottom: 1, borderColor: 'divider', minHeight: 45 }}
                >
                  <Typography sx={{ fontWeight: item.kind === 'planned' ? 400 : 600 }}>
                    {nameOf(item)}
                  </Typography>
                  <Hint>{[kindOf(item), whereOf(item), whenOf(item)].join(' · ')}</Hint>
                  {late && (
                    <Typography variant="body2" color="error">
                      {late}
                    </Typography>
                  )}
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** As many in a row as have room. */
const tables = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
} as const;
