import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverAnswers } from '#lib/api/ping.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { leaveOffline, waitingItems } from './offline.ts';

const WaitingItems = lazy(async () => ({ default: (await waitingItems())?.WaitingItems ?? (() => null) }));

/** Shown while the server is unreachable; it disappears by itself. */
export function OfflinePage() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const [checking, setChecking] = useState(false);
  usePageTitle(t('offline.title'));
  const check = async () => {
    setChecking(true);
    if (await serverAnswers()) leaveOffline(router);
    setChecking(false);
  };
  return (
    <>
      <StatePanel
        wholePage
        role="status"
        drawing="cutLine"
        title={t('offline.title')}
        hint={t('offline.body')}
        action={
          <Button variant="contained" disabled={checking} onClick={() => void check()}>
            {t(checking ? 'offline.checking' : 'offline.check')}
          </Button>
        }
      />
      <Suspense fallback={<HoldsPaint />}>
        <WaitingItems />
      </Suspense>
    </>
  );
}
