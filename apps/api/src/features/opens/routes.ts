import { createOpen, editOpen, getOpen, listOpens, softDeleteOpen, transitionOpen } from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeOpen, makeOpen, readOpen, removeOpen } from './actions.ts';
import type { OpenEffects } from './context.ts';
import { listAllOpens } from './list.ts';
import { owns } from './policy.ts';
import { moveOpen } from './transitions.ts';

/** Opens: their life from the first draft to the champion. */
export const opens = (effects: OpenEffects): Feature => ({
  name: 'opens',
  routes: [
    handle(listOpens, ({ db, query, user }) => listAllOpens(db, query, user)),
    handle(getOpen, readOpen),
    handle(createOpen, makeOpen),
    handle(editOpen, changeOpen(effects)),
    handle(softDeleteOpen, removeOpen),
    handle(transitionOpen, moveOpen(effects)),
  ],
  owns,
});
