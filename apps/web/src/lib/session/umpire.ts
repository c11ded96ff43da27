/** The session that a score link gave: while its page is open, calls are the umpire's and not an account's. */
export type UmpireSession = {
  readonly token: string;
  /** Opens the link again when the token has expired, and gives the new one. */
  readonly renew: () => Promise<string>;
  /** The owner of what waits on this device: sent when the link is open, never in the name of an account. */
  readonly owner: string;
  /** The page of the link. */
  readonly path: string;
};

let current: UmpireSession | null = null;
const listeners = new Set<() => void>();

function change(session: UmpireSession | null): void {
  current = session;
  for (const listener of listeners) listener();
}

export const getUmpire = (): UmpireSession | null => current;

/** Calls as this umpire from now on, until the function it returns is called. */
export function callAsUmpire(session: UmpireSession): () => void {
  change(session);
  return () => {
    if (current?.owner === session.owner) change(null);
  };
}

/** Goes on with the new token of a link that was opened again. */
export function renewUmpire(owner: string, token: string): void {
  if (current?.owner === owner && current.token !== token) change({ ...current, token });
}

export function subscribeToUmpire(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
