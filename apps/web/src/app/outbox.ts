import { startHandingIn } from '#features/competition/conflict/hand-in.ts';
import { type Kinds, startSending } from '#lib/outbox/sender.ts';

/** How items of each kind are sent, loaded when there are some. */
const kinds: Kinds = {
  points: async () => (await import('#features/competition/log/points.ts')).points,
  results: async () => (await import('#features/competition/entry/results.ts')).results,
  entries: async () => (await import('#features/opens/players/queue/entries.ts')).entries,
  checkIns: async () => (await import('#features/opens/players/queue/check-ins.ts')).checkIns,
  calls: async () => (await import('#features/day/offline/calls.ts')).calls,
};

/** Sends what waits on this device, whichever page is open. */
export function startOutbox(): void {
  startSending(kinds);
  startHandingIn();
}
