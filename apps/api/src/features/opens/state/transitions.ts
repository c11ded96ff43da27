import type { OpenPage, transitionOpen } from '@topspin/contract';
import { transitionOpen as nextState, type OpenState } from '@topspin/engine';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, orFail, found } from '#http/fail.ts';
import { lastChange } from '#http/stale-version.ts';
import type { OpenEffects } from '#features/opens/context.ts';
import { openPage } from '#features/opens/page/page.ts';
import { lockOpen, updateOpen, type LockedOpen } from '#features/opens/store.ts';
import { factsOf } from './facts.ts';

type Moving = Call<typeof transitionOpen>;

/** Moves an open to another state if the engine's table allows it, with all consequences, in one transaction. */
export const moveOpen =
  (effects: OpenEffects) =>
  async (call: Moving): Promise<OpenPage> => {
    const { db, params, body } = call;
    const open = found(await lockOpen(db, params.id));
    const next = nextState(await factsOf(db, open, body.reason), body.to);
    if (!next.ok && next.error.code === 'open.transitionNotAllowed')
      throw fail(next.error.code, {
        from: open.state,
        to: body.to,
        ...(await lastChange(db, 'opens', open.id)),
      });
    const to = orFail(next);
    await updateOpen(db, open.id, columnsOf(to, call));
    await follow(effects, call, open, to);
    await writeDown(call, open, to);
    return openPage(call, open.id);
  };

const columnsOf = (state: OpenState, { body, now }: Moving) => ({
  state,
  cancel_reason: state === 'canceled' ? (body.reason ?? '') : null,
  finished_at: state === 'finished' ? now : null,
});

/** The effects of a transition in other contexts. */
async function follow(effects: OpenEffects, call: Moving, open: LockedOpen, to: OpenState): Promise<void> {
  const { db, user, body } = call;
  switch (to) {
    case 'active':
      return effects.receptionClosed(db, open, body.confirmed);
    case 'reception':
      return open.state === 'active' ? effects.receptionReopened(db, open) : undefined;
    case 'canceled':
      return effects.canceled(db, open, { by: user, reason: body.reason ?? '' });
    case 'finished':
      return effects.finished(db, open, body.confirmed);
    case 'created':
    case 'registrationOpen':
    case 'registrationClosed':
      return undefined;
  }
}

const writeDown = (call: Moving, open: LockedOpen, to: OpenState) =>
  audit(call, 'transitionOpen', {
    entity: 'opens',
    id: open.id,
    reason: call.body.reason,
    before: { state: open.state },
    after: { state: to },
  });
