import type { LiveTopic } from '@topspin/contract';
import type { Heard } from './heard.ts';

/** What changed under one key since the last time. */
export type Gathered = { readonly key: string; readonly topic: LiveTopic; readonly tables: Set<string> };

/** In milliseconds: changes of one transaction arrive together, and its own server hears them twice. */
const gatheredFor = 20;

/** Gathers changes for a moment, so that a transaction is one message for each topic. */
export function gathering(publish: (changes: readonly Gathered[]) => void) {
  const gathered = new Map<string, Gathered>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...gathered.values()];
    gathered.clear();
    if (all.length > 0) publish(all);
  };
  return {
    flush,
    add({ key, topic, table }: Heard): void {
      const known = gathered.get(key) ?? { key, topic, tables: new Set() };
      if (table !== undefined) known.tables.add(table);
      gathered.set(key, known);
      timer ??= setTimeout(flush, gatheredFor);
    },
    stop: () => clearTimeout(timer),
  };
}
