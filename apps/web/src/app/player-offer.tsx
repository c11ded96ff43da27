import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isPlayerProfileOffered, subscribeToOffer } from '#lib/session/player-offer.ts';
import { loadWords } from '#lib/i18n.ts';
import { useMe } from '#lib/session/use-me.ts';

const PlayerPrompt = lazy(async () => {
  const [prompt] = await Promise.all([
    import('#features/account/player/player-prompt.tsx'),
    loadWords(['consents']),
  ]);
  return { default: prompt.PlayerPrompt };
});

/** The dialog that offers a new user a player profile, if the server says to. */
export function PlayerOffer() {
  const offered = useSyncExternalStore(subscribeToOffer, isPlayerProfileOffered);
  const me = useMe();
  return <Suspense>{offered && me && !me.player && <PlayerPrompt user={me.user} />}</Suspense>;
}
