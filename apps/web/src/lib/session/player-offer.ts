let offered = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  offered = value;
  for (const listener of listeners) listener();
}

/** Whether the login asked to offer this account a player profile. */
export const offerPlayerProfile = (): void => set(true);
export const playerProfileAnswered = (): void => set(false);
export const isPlayerProfileOffered = (): boolean => offered;

export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
