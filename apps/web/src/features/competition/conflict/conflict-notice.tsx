import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MatchPage } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}));

type Props = {
  readonly match: MatchPage;
  /** Who scores without an account decides nothing. */ readonly byLink: boolean | undefined;
};

/** Says that what a device scored waits for a decision, and leads those who may decide to it. */
export function ConflictNotice({ match, byLink }: Props) {
  const { t } = useTranslation('matches');
  const [deciding, setDeciding] = useState(false);
  return (
    <>
      {match.conflicts > 0 && (
        <Alert
          severity="warning"
          action={
            byLink ? undefined : (
              <Button color="inherit" onClick={() => setDeciding(true)}>
                {t('conflict.see')}
              </Button>
            )
          }
        >
          {t(byLink ? 'conflict.waitingByLink' : 'conflict.waiting', { count: match.conflicts })}
        </Alert>
      )}
      {deciding && (
        <Suspense>
          <ConflictDialog match={match} onClose={() => setDeciding(false)} />
        </Suspense>
      )}
    </>
  );
}
