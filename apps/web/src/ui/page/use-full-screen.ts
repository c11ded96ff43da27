import { useSyncExternalStore } from 'react';

/** Whether the application fills the screen, and how to change that where the browser can. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    isFull,
    isPossible: document.fullscreenEnabled,
    toggle: () =>
      void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
        () => undefined,
      ),
  };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
