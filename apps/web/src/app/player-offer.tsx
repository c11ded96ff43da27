import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isPlayerProfileOffered, subscribeToOffer } from '#lib/session/player-offer.ts';
import { loadWords } from '#lib/i18n.ts';
import { useMe } from '#lib/session/use-me.ts';

const PlayerPrompt = lazy(async () => {
  const [prompt] = await Promise.all([
    import('#features/account/player-prompt.tsx'),
    loadWords(['consents']),
  ]);
  return { default: prompt.PlayerPrompt };
});

/** The dialog that makes a player of whoever has just logged in, where the server says to offer it. */
export function PlayerOffer() {
  const offered = useSyncExternalStore(subscribeToOffer, isPlayerProfileOffered);
  const me = useMe();
  return <Suspense>{offered && me && !me.player && <PlayerPrompt user={me.user} />}</Suspense>;
}
