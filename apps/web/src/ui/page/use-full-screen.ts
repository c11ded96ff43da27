import { useSyncExternalStore } from 'react';

/** Whether the application fills the screen, and how to change that where the browser can. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, isFilled);
  return {
    isFull,
    isPossible: document.fullscreenEnabled,
    toggle: () =>
      void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
        () => undefined,
      ),
  };
}

/** On an iPhone there is no such property. */
const isFilled = (): boolean => document.fullscreenElement instanceof Element;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
