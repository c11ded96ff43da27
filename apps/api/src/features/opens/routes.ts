import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';
import { bringBackOpen, changeOpen, makeOpen, readOpen, removeOpen } from './actions.ts';
import { askApproval } from './ask-approval.ts';
import type { OpenEffects } from './context.ts';
import { listAllOpens } from './list.ts';
import { organisers } from './organisers.ts';
import { personalData } from './personal-data.ts';
import { answerPlace, setEdition } from './place/answer.ts';
import { askPlace, withdrawPlace } from './place/ask.ts';
import { owns } from './policy.ts';
import { moveOpen } from './state/transitions.ts';

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
  handle(calls.listOpens, 'user', listAllOpens, {
    sources: listed,
    cachesOwn: true,
  }),
  // The page about registering is public, except in preparation; what visitors read of its play is in `public`.
  handle(calls.getOpen, 'anyone', readOpen),
  handle(calls.createOpen, 'verified', makeOpen(effects, publicUrl)),
  handle(calls.editOpen, owner('open.organiser'), changeOpen(effects, publicUrl)),
  handle(calls.softDeleteOpen, owner('open.owner'), removeOpen),
  handle(calls.restoreOpen, owner('open.deleter'), bringBackOpen(effects)),
  handle(calls.transitionOpen, owner('open.organiser'), moveOpen(effects)),
  handle(calls.askForApproval, owner('open.organiser'), askApproval),
];

const placeRoutes = (effects: OpenEffects, publicUrl: () => string) => [
  handle(calls.askForPlace, { ...owner('open.organiser'), limit: 'mail' }, askPlace(effects, publicUrl)),
  handle(calls.withdrawPlaceRequest, owner('open.organiser'), withdrawPlace),
  handle(calls.answerPlaceRequest, 'circuitManager', answerPlace(effects, publicUrl)),
  handle(calls.setOpenEdition, 'circuitManager', setEdition(effects, publicUrl)),
];

function coOrganiserRoutes(publicUrl: () => string) {
  const { list, invite, accept, remove, restore } = organisers(publicUrl);
  return [
    handle(calls.listOrganisers, owner('open.organiser'), list),
    handle(calls.inviteOrganiser, { ...owner('open.organiser'), limit: 'mail' }, invite),
    handle(calls.acceptOrganising, { who: 'verified', personal: true, limit: 'credentials' }, accept),
    handle(calls.removeOrganiser, { ...owner('open.organiser', 'coOrganiser.self'), limit: 'codes' }, remove),
    handle(
      calls.restoreOrganiser,
      { ...owner('open.organiser', 'coOrganiser.self'), limit: 'codes' },
      restore,
    ),
  ];
}
