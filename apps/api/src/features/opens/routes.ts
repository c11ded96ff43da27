import {
  acceptOrganising,
  askForApproval,
  createOpen,
  editOpen,
  getOpen,
  inviteOrganiser,
  listOpens,
  listOrganisers,
  removeOrganiser,
  restoreOrganiser,
  softDeleteOpen,
  restoreOpen,
  transitionOpen,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeOpen, makeOpen, readOpen, removeOpen } from './actions.ts';
import { askApproval } from './ask-approval.ts';
import type { OpenEffects } from './context.ts';
import { listAllOpens } from './list.ts';
import { organisers } from './organisers.ts';
import { personalData } from './personal-data.ts';
import { owns } from './policy.ts';
import { moveOpen } from './state/transitions.ts';
import { bringBackOpen } from './restore.ts';

/** Opens: their life cycle from draft to champion. */
export const opens = (effects: OpenEffects, publicUrl: () => string): Feature => ({
  name: 'opens',
  routes: [...routes(effects), ...helperRoutes(publicUrl)],
  owns,
  personalData,
});

const routes = (effects: OpenEffects) => [
  handle(listOpens, ({ db, query, user }) => listAllOpens(db, query, user)),
  handle(getOpen, readOpen),
  handle(createOpen, makeOpen(effects)),
  handle(editOpen, changeOpen(effects)),
  handle(softDeleteOpen, removeOpen),
  handle(restoreOpen, bringBackOpen(effects)),
  handle(transitionOpen, moveOpen(effects)),
  handle(askForApproval, askApproval),
];

function helperRoutes(publicUrl: () => string) {
  const { list, invite, accept, remove, restore } = organisers(publicUrl);
  return [
    handle(listOrganisers, list),
    handle(inviteOrganiser, invite),
    handle(acceptOrganising, accept),
    handle(removeOrganiser, remove),
    handle(restoreOrganiser, restore),
  ];
}
