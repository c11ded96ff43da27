import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MatchPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { decides } from './decides.ts';

const ConflictDialog = lazyDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

type Props = { readonly match: MatchPage };

/** Says that what a device scored waits for a decision, and leads those who may decide to it. */
export function ConflictNotice({ match }: Props) {
  const { t } = useTranslation('matches');
  const [deciding, setDeciding] = useState(false);
  return (
    <>
      {match.conflicts > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => setDeciding(true)}>
              {t(decides(match) ? 'conflict.see' : 'conflict.look')}
            </Button>
          }
        >
          {t(decides(match) ? 'conflict.waiting' : 'conflict.waitingForOthers', { count: match.conflicts })}
        </Alert>
      )}
      {deciding && <ConflictDialog match={match} onClose={() => setDeciding(false)} />}
    </>
  );
}
