import { mdiUndo } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useIsCutOff } from '#lib/outbox/reach.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAfter } from '#ui/state/use-after.ts';
import { EntryCorrection } from './entry-correction.tsx';
import type { EntryState } from './use-entry.ts';

type Props = { readonly entry: EntryState; readonly place: 'grid' | 'bracket' };

/** Below a grid or a bracket in which results are entered: how to while a result is missing, undo, and what is still to be sent. */
export function EntryBar({ entry, place }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const touch = useMediaQuery('(pointer: coarse)');
  const isOpen = entry.matches.some(({ state }) => state !== 'finished');
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {isOpen && t(touch ? `entry.${place}.touch` : `entry.${place}.keys`)}
        </Typography>
        {entry.undo.can && (
          <ActButton
            size="small"
            variant="outlined"
            busy={entry.undo.busy}
            aria-keyshortcuts="Control+Z"
            startIcon={<Icon path={mdiUndo} />}
            onClick={entry.undo.undo}
          >
            {t('common:undo')}
          </ActButton>
        )}
      </Box>
      {entry.unsent > 0 && <Unsent count={entry.unsent} />}
      {entry.correction && <EntryCorrection {...entry.correction} onClose={entry.endCorrection} />}
    </Box>
  );
}

/** How long an entry may wait before the user is notified. */
const untilSaid = 3000;

function Unsent({ count }: { readonly count: number }) {
  const { t } = useTranslation('competition');
  const isCutOff = useIsCutOff();
  return useAfter(untilSaid) ? (
    <Alert severity={isCutOff ? 'warning' : 'info'} role="status">
      {t(isCutOff ? 'entry.unsent' : 'entry.sending', { count })}
    </Alert>
  ) : null;
}
