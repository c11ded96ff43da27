import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { Day, QueueRow } from '@topspin/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchName } from '../shown-day.ts';
import { useReasonWords } from './row-words.ts';

type Props = {
  readonly day: Day;
  readonly row: QueueRow;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

/** At its row, all that a match waits for, what ends last first. */
export function Reasons({ day, row, anchor, onClose }: Props) {
  const { t } = useTranslation(['day', 'common']);
  const nameOf = useMatchName(day);
  const reasons = useReasonWords(day)(row);
  const title = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': title,
          sx: { p: 2, maxWidth: 'min(28rem, calc(100% - 32px))' },
        },
      }}
    >
      <Typography id={title} sx={{ fontWeight: 600 }}>
        {nameOf(row.match_id)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('day:allReasons')}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
      <Button onClick={onClose} sx={{ mt: 1, ml: -1, px: 1 }}>
        {t('common:close')}
      </Button>
    </Popover>
  );
}
