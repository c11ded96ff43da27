import type { Open } from '@topspin/contract';
import { lazy } from 'react';
import { HomePage as Home } from '#features/home/home-page.tsx';
import { useRunningOpens } from '#features/opens/running/use-running.ts';
import { loadWords } from '#lib/i18n.ts';
import { useMe } from '#lib/session/use-me.ts';

const RunningOpenCard = lazy(async () => {
  const [card] = await Promise.all([
    import('#features/opens/running/running-open-card.tsx'),
    loadWords(['opens']),
  ]);
  return { default: card.RunningOpenCard };
});

const showRunning = (opens: readonly Open[], quiet: boolean) => (
  <RunningOpenCard opens={opens} quiet={quiet} />
);

/** The home page, which for an organiser begins with the open in play. */
export function HomePage() {
  const opens = useRunningOpens(useMe() !== undefined);
  return <Home running={opens} showRunning={showRunning} />;
}
