import * as calls from '@topspin/contract';
import { letIn } from '#features/competition/links/let-in.ts';
import { createLinks, readLinks, revokeAll, revokeLink } from '#features/competition/links/organise.ts';
import { personalData } from '#features/competition/links/personal-data.ts';
import { readPlace } from '#features/competition/links/place.ts';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';

/** Links with which umpires without an account score a match, or the matches of a table. */
export const scoreLinks: Feature = {
  name: 'score links',
  routes: [
    handle(calls.accessByScoreLink, { who: 'anyone', byLink: true, limit: 'openings' }, letIn),
    handle(calls.listScoreLinks, owner('open.organiser'), readLinks),
    handle(calls.createScoreLinks, owner('open.organiser'), createLinks),
    handle(calls.revokeScoreLink, owner('open.organiser'), revokeLink),
    handle(calls.revokeScoreLinks, owner('open.organiser'), revokeAll),
    handle(calls.getScorePlace, { who: 'user', byLink: true }, readPlace),
  ],
  personalData,
};
