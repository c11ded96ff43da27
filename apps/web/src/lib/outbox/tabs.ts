import type { Item } from './item.ts';

/** What tabs of this browser tell each other about the outbox. */
export type TabNews =
  | { readonly type: 'changed'; readonly put: readonly Item[]; readonly removed: readonly string[] }
  /** A tab is sending this order. */
  | { readonly type: 'sending'; readonly order: string };

// Without it each tab sends on its own, which ids make harmless.
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('topspin.outbox') : undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
export const notifyTabs = (news: TabNews): void => channel?.postMessage(news);

export const hearTabs = (hear: (news: TabNews) => void): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data));
