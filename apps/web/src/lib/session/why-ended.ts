import { useSyncExternalStore } from 'react';
import { subscribeToSession } from './session.ts';

let reason: unknown;

/** Why the server ended the session, for the login page to say; a login or logging out takes it off. */
export const sessionEndedBecause = (error: unknown): void => {
  reason = error;
};

const getReason = (): unknown => reason;

export const useWhyEnded = (): unknown => useSyncExternalStore(subscribeToSession, getReason);
