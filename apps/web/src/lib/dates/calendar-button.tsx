import { mdiCalendarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import type { CalendarProps } from './calendar.tsx';

const load = () => import('./calendar.tsx');
const Calendar = lazy(() => load().then((module) => ({ default: module.Calendar })));

/** The size of the calendar, so that its popover does not jump when it has loaded. */
const size = { width: 320, minHeight: 336 };

type Props = CalendarProps & {
  readonly label: string;
  /** The field that the calendar opens below. */
  readonly field: RefObject<HTMLElement | null>;
  readonly disabled: boolean;
};

/** Opens a calendar; its code is loaded as the pointer or the focus reaches the button. */
export function CalendarButton({ label, field, disabled, onChoose, ...calendar }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        edge="end"
        aria-label={t('dates.openCalendar')}
        aria-haspopup="dialog"
        disabled={disabled}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon path={mdiCalendarOutline} />
      </IconButton>
      <Popover
        open={open}
        onClose={close}
        anchorEl={() => field.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { mt: 0.5, border: 1, borderColor: 'divider', borderRadius: 1 },
          },
        }}
      >
        <Box sx={{ ...size, display: 'grid', alignContent: 'center' }}>
          <Suspense fallback={<BallLoader />}>
            <Calendar
              {...calendar}
              onChoose={(date) => {
                onChoose(date);
                close();
              }}
            />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}
