import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showIn } from '#lib/i18n.ts';
import { useTakeUpdates } from '#lib/update/use-take-updates.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { useWakeLock } from '#ui/page/wake-lock.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { CodePage } from './code-page.tsx';
import { ScreenShow } from './screen-show.tsx';
import { useScreen } from './use-screen.ts';

/** A screen in the hall: shows a code until an organiser types it, and then what they choose. */
export function Tv() {
  const { t } = useTranslation('screens');
  const screen = useScreen();
  usePageTitle(t('title'));
  useWakeLock();
  useTakeUpdates();
  const lang = screen.state === 'paired' ? screen.shows.lang : null;
  useEffect(() => {
    if (lang !== null) void showIn(lang);
  }, [lang]);
  switch (screen.state) {
    case 'starting':
      return <BallLoader />;
    case 'unreachable':
      return <StatePanel drawing="cutLine" title={t('unreachable')} hint={t('unreachableHint')} />;
    case 'waiting':
      return <CodePage code={screen.code} />;
    case 'paired':
      return <ScreenShow key={screen.shows.day_id} shows={screen.shows} />;
  }
}
