import type { AppOptions } from '../app.ts';
import {
  startApi,
  type RegisteredPlayer,
  type RegisteredUser,
  type TestApi,
  type UserOptions,
} from './client.ts';
import { late } from './late.ts';

/** A server for the tests of a file or a `describe`. The first to register is its admin. */
export const givenApi = (options: Partial<AppOptions> = {}): TestApi =>
  late(
    () => startApi(options),
    (api) => api.close(),
  );

/**
 * An account that exists before the first test; those of one file register in the order of its lines. Trusted
 * as an organiser by default.
 */
export const givenUser = (api: TestApi, name?: string, options?: UserOptions): RegisteredUser =>
  late(() => api.registerUser(name, options));

/** An account with a player profile. */
export const givenPlayerAccount = (api: TestApi, name?: string): RegisteredPlayer =>
  late(() => api.registerPlayer(name));
