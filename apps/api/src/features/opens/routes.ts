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
import { owner } from '#http/access/access.ts';
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
  routes: [
    ...routes(effects, publicUrl),
    ...placeRoutes(effects, publicUrl),
    ...coOrganiserRoutes(publicUrl),
  ],
  owns,
  personalData,
});

/** What the list of opens is made from. */
const listed = [
  'opens',
  'open_organisers',
  'users',
  'venues',
  'venue_tables',
  'editions',
  'inscriptions',
] as const;

const routes = (effects: OpenEffects, publicUrl: () => string) => [
  handle(listOpens, 'user', ({ db, query, user }) => listAllOpens(db, query, user), {
    sources: listed,
    cachesOwn: true,
  }),
  // The page about registering is public, except in preparation; what visitors read of its play is in `public`.
  handle(getOpen, 'anyone', readOpen),
  handle(createOpen, 'verified', makeOpen(effects, publicUrl)),
  handle(editOpen, owner('open.organiser'), changeOpen(effects, publicUrl)),
  handle(softDeleteOpen, owner('open.owner'), removeOpen),
  handle(restoreOpen, owner('open.deleter'), bringBackOpen(effects)),
  handle(transitionOpen, owner('open.organiser'), moveOpen(effects)),
  handle(askForApproval, owner('open.organiser'), askApproval),
];

const placeRoutes = (effects: OpenEffects, publicUrl: () => string) => [
  handle(askForPlace, { ...owner('open.organiser'), limit: 'mail' }, askPlace(effects, publicUrl)),
  handle(withdrawPlaceRequest, owner('open.organiser'), withdrawPlace),
  handle(answerPlaceRequest, 'circuitManager', answerPlace(effects, publicUrl)),
  handle(setOpenEdition, 'circuitManager', setEdition(effects, publicUrl)),
];

function coOrganiserRoutes(publicUrl: () => string) {
  const { list, invite, accept, remove, restore } = organisers(publicUrl);
  return [
    handle(listOrganisers, owner('open.organiser'), list),
    handle(inviteOrganiser, { ...owner('open.organiser'), limit: 'mail' }, invite),
    handle(acceptOrganising, { who: 'verified', personal: true, limit: 'credentials' }, accept),
    handle(removeOrganiser, { ...owner('open.organiser', 'coOrganiser.self'), limit: 'codes' }, remove),
    handle(restoreOrganiser, { ...owner('open.organiser', 'coOrganiser.self'), limit: 'codes' }, restore),
  ];
}
