import {
  acceptOrganising,
  answerPlaceRequest,
  askForApproval,
  askForPlace,
  createOpen,
  editOpen,
  getOpen,
  inviteOrganiser,
  listOpens,
  listOrganisers,
  removeOrganiser,
  restoreOrganiser,
  setOpenEdition,
  softDeleteOpen,
  restoreOpen,
  transitionOpen,
  withdrawPlaceRequest,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeOpen, makeOpen, readOpen, removeOpen } from './actions.ts';
import { askApproval } from './ask-approval.ts';
import type { OpenEffects } from './context.ts';
import { listAllOpens } from './list.ts';
import { organisers } from './organisers.ts';
import { personalData } from './personal-data.ts';
import { answerPlace, setEdition } from './place/answer.ts';
import { askPlace, withdrawPlace } from './place/ask.ts';
import { owns } from './policy.ts';
import { moveOpen } from './state/transitions.ts';
import { bringBackOpen } from './restore.ts';

/** Opens: their life cycle from draft to champion. */
export const opens = (effects: OpenEffects, publicUrl: () => string): Feature => ({
  name: 'opens',
  routes: [...routes(effects, publicUrl), ...placeRoutes(effects, publicUrl), ...helperRoutes(publicUrl)],
  owns,
  personalData,
});

const routes = (effects: OpenEffects, publicUrl: () => string) => [
  handle(listOpens, ({ db, query, user }) => listAllOpens(db, query, user)),
  handle(getOpen, readOpen),
  handle(createOpen, makeOpen(effects, publicUrl)),
  handle(editOpen, changeOpen(effects, publicUrl)),
  handle(softDeleteOpen, removeOpen),
  handle(restoreOpen, bringBackOpen(effects)),
  handle(transitionOpen, moveOpen(effects)),
  handle(askForApproval, askApproval),
];

const placeRoutes = (effects: OpenEffects, publicUrl: () => string) => [
  handle(askForPlace, askPlace(effects, publicUrl)),
  handle(withdrawPlaceRequest, withdrawPlace),
  handle(answerPlaceRequest, answerPlace(effects, publicUrl)),
  handle(setOpenEdition, setEdition(effects, publicUrl)),
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
