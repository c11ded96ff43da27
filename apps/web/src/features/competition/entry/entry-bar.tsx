import { mdiUndo } from '@mdi/js';
import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useIsCutOff } from '#lib/outbox/reach.ts';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
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
    <Stack gap={1} sx={{ mt: 1 }}>
      <Row gap={2} nowrap>
        <Hint sx={{ flex: 1 }}>{isOpen && t(touch ? `entry.${place}.touch` : `entry.${place}.keys`)}</Hint>
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
      </Row>
      {entry.unsent > 0 && <Unsent count={entry.unsent} />}
      {entry.correction && <EntryCorrection {...entry.correction} onClose={entry.endCorrection} />}
    </Stack>
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
