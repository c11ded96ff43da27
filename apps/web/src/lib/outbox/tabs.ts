import { openChannel } from '#lib/live/channel.ts';
import type { Item } from './item.ts';

/** What tabs of this browser tell each other about the outbox. */
export type TabNews =
  | { readonly type: 'changed'; readonly put: readonly Item[]; readonly removed: readonly string[] }
  /** A tab is sending this order. */
  | { readonly type: 'sending'; readonly order: string };

// Without it each tab sends on its own, which ids make harmless.
const channel = openChannel('topspin.outbox');

export const notifyTabs = (news: TabNews): void => channel?.post(news);

export const hearTabs = (hear: (news: TabNews) => void): void =>
  void channel?.listen((news) => hear(news as TabNews));
