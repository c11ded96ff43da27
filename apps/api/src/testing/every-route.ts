import * as contract from '@topspin/contract';
import type { Route } from '@topspin/contract';
import { connect } from '#db/connect.ts';
import { shownDays } from '#features/day/reads.ts';
import type { Handler } from '#http/handle.ts';
import { compose } from '../app.ts';
import { testSettings } from './client.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;

/** Every route of the contract. */
export const everyRoute: readonly Route[] = Object.values<unknown>(contract).filter(isRoute);

const key = new Uint8Array(32).fill(1);
const secrets = {
  accessTokens: key,
  refreshTokens: key,
  codes: key,
  push: key,
  addresses: key,
  setupCode: '',
};

/** Every handler, of a server that never starts: its database is asked nothing. */
export const everyHandler: readonly Handler[] = compose(
  { db: connect('postgres://127.0.0.1:9/none'), settings: testSettings },
  { changes: undefined, shown: shownDays(undefined), secrets },
)
  .featuresWith(undefined)
  .flatMap(({ routes }) => routes);
