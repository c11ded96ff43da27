import type { Channel } from './tabs.ts';

/** The channel between the tabs of this browser; null where there is none, and each tab is on its own. */
export function openChannel(name: string): Channel | null {
  if (typeof BroadcastChannel !== 'function') return null;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // A frame whose storage is denied may have none.
    return null;
  }
  return {
    // It only reaches this origin, and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    listen(hear) {
      const receive = ({ data }: MessageEvent<unknown>) => hear(data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
