import { startHandingIn } from '#features/competition/conflict/hand-in.ts';
import { startSending } from '#lib/outbox/sender.ts';

/** Sends what waits on this device, whichever page is open. */
export function startOutbox(): void {
  startSending({
    points: async () => (await import('#features/competition/log/points.ts')).points,
    results: async () => (await import('#features/competition/entry/results.ts')).results,
    entries: async () => (await import('#features/opens/players/queue/entries.ts')).entries,
    checkIns: async () => (await import('#features/opens/players/queue/check-ins.ts')).checkIns,
  });
  startHandingIn();
}
