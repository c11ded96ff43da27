import type { AppOptions } from '../app.ts';
import {
  startApi,
  type RegisteredPlayer,
  type RegisteredUser,
  type TestApi,
  type UserOptions,
} from './client.ts';
import { late } from './late.ts';

/** A server for the tests of a file or of a `describe`. Who registers first is its admin. */
export const givenApi = (options: Partial<AppOptions> = {}): TestApi =>
  late(
    () => startApi(options),
    (api) => api.close(),
  );

/**
 * An account there before the first test; those of one file register in the order of its lines. Trusted to organise unless
 * said otherwise.
 */
export const givenUser = (api: TestApi, name?: string, options?: UserOptions): RegisteredUser =>
  late(() => api.registerUser(name, options));

/** An account with a player profile. */
export const givenPlayerAccount = (api: TestApi, name?: string): RegisteredPlayer =>
  late(() => api.registerPlayer(name));
