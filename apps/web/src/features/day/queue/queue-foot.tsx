import Box from '@mui/material/Box';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { CalledLine } from '../by-itself/called-line.tsx';
import { useMatchName } from '../shown-day.ts';

type Props = {
  readonly day: Day;
  /** A match that came back to the queue and is not in sight. */
  readonly back: string | null;
  readonly onShow: () => void;
};

/**
 * The foot of the queue beside the tables, in sight however long this is: where it reaches below the window, over its rows. So no row moves for
 * what comes here as the day is switched, or as a match comes back.
 */
export function QueueFoot({ day, back, onShow }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  return (
    <Box sx={foot}>
      {back !== null && (
        <ActButton onClick={onShow} sx={{ mx: -1, px: 1, minHeight: '2rem', maxWidth: 'calc(100% + 16px)' }}>
          <Box
            component="span"
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {t('cameBack', { match: nameOf(back) })}
          </Box>
        </ActButton>
      )}
      <CalledLine day={day} />
    </Box>
  );
}

const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  flex: 'none',
  mx: -1,
  px: 1,
  bgcolor: 'background.paper',
  backgroundImage: 'inherit',
} as const;
