import { useMatchLog } from '#domain/match-log/use-match-log.ts';
import { waitingOf } from '#lib/outbox/outbox.ts';
import { orderOf } from './match-order.ts';

type Options = { readonly enabled?: boolean };

/** The log of a match on a device that may score it: while points wait to be sent, their answer says more than asking. */
export const useLiveLog = (id: string, { enabled = true }: Options = {}) =>
  useMatchLog({ id }, { enabled, mayAsk: () => waitingOf(orderOf(id)).length === 0 });
