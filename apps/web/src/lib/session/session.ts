import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, store } from '#lib/storage.ts';

/** The stored session. Being logged in means having a refresh token. */
export type StoredSession = {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly userId: string | null;
};

type LoginAnswer = {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: { readonly _id: string; readonly email: string };
};

const listeners = new Set<() => void>();
let current: StoredSession = readSession();

function readSession(): StoredSession {
  return {
    token: readStored(storageKeys.token),
    refreshToken: readStored(storageKeys.refreshToken),
    userId: readStored(storageKeys.userId),
  };
}

function changed(): void {
  current = readSession();
  for (const listener of listeners) listener();
}

/** Stores the answer to a login or a refresh. */
export function keepSession({ token, refreshToken, user }: LoginAnswer): void {
  store(storageKeys.userId, user._id);
  store(storageKeys.email, user.email);
  store(storageKeys.token, token);
  store(storageKeys.refreshToken, refreshToken);
  changed();
}

/** Deletes the session in every tab; theme and language stay. */
export function endSession(): void {
  store(storageKeys.refreshToken, null);
  store(storageKeys.token, null);
  store(storageKeys.userId, null);
  store(storageKeys.email, null);
  changed();
}

export const getSession = (): StoredSession => current;
export const isLoggedIn = (): boolean => current.refreshToken !== null;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab logged in, out, or got new tokens. */
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === storageKeys.refreshToken || key === storageKeys.token) changed();
});

export const useSession = (): StoredSession => useSyncExternalStore(subscribeToSession, getSession);
