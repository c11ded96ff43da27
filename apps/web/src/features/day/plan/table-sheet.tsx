import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import type { DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useSettling } from '#ui/act/settling.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { CallAgain } from '../calling/call-again.tsx';
import { holdsBack } from '../calling/holds-back.ts';
import { statusOf, useTableName } from '../shown-day.ts';
import { Elapsed } from './elapsed.tsx';
import { OnTable } from './on-table.tsx';
import type { TableProps } from './table-card.tsx';
import { useTableActs } from './table-menu.tsx';
import { TableState } from './table-state.tsx';

type Props = TableProps & { readonly match: DayMatch; readonly onClose: () => void };

/** Here no name is cut. */
const whole = {
  '& .MuiTypography-noWrap': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& [data-name]': { font: 'inherit', fontWeight: 600, display: 'block' },
} as const;

/** From edge to edge, each as high as a finger needs. */
const acts = {
  mx: -3,
  mb: -2,
  '& .MuiMenuItem-root': { px: 3, whiteSpace: 'normal', minHeight: 44 },
} as const;

/** A table in use on a small screen: presence, calls, the umpire, and the actions of the table's menu. */
export function TableSheet({ day, shown, match, isNext, onClose }: Props) {
  const { t } = useTranslation(['common', 'day']);
  const nameOf = useTableName();
  const status = statusOf(shown);
  const { items, dialogs } = useTableActs({ day, shown });
  // The items change with the state of the table: a tap meant for one must not hit the one that takes its place.
  const settling = useSettling(status);
  return (
    <Modal
      title={nameOf(shown.table)}
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <Box sx={{ mx: -1.5, ...whole }}>
        <Box sx={{ px: 1.5 }}>
          <TableState {...{ day, shown }} />
        </Box>
        <OnTable {...{ day, shown, match, status }} />
      </Box>
      <Box sx={{ height: 48, mt: 1 }}>
        {status === 'playing' ? (
          <Typography variant="body2">
            <Elapsed match={match} />
          </Typography>
        ) : (
          shown.call && <CallAgain {...{ day, isNext }} call={shown.call} />
        )}
      </Box>
      {status === 'called' && holdsBack(day, match) && <Hint>{t('day:backHolds')}</Hint>}
      <MenuList
        aria-label={t('day:menu', { number: shown.table.number })}
        sx={{ ...acts, ...(settling && { pointerEvents: 'none' }) }}
      >
        {items}
      </MenuList>
      {dialogs}
    </Modal>
  );
}
