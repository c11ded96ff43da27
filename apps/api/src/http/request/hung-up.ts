import type { Call } from '#http/call.ts';

/** Says when the caller hangs up, or has: what was asked for is then nobody's. */
export function hungUp({ reply: { raw } }: Call['http']): AbortSignal {
  const hangUp = new AbortController();
  if (raw.destroyed) hangUp.abort();
  else raw.once('close', () => hangUp.abort());
  return hangUp.signal;
}
