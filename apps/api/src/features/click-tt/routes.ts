import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';
import { forget, keepFile, readFile } from './keep.ts';
import { personalData } from './personal-data.ts';
import { exportResults, readState } from './state.ts';

const organiser = owner('open.organiser');
/** A file waits for its turn to be read, and meanwhile for no connection. */
const own = { ownTransaction: true } as const;

/** Participants from click-TT, and the results that go back. */
export const clickTt: Feature = {
  name: 'click-tt',
  routes: [
    handle(calls.readClickTt, { ...organiser, limit: 'lists' }, readFile, own),
    handle(calls.keepClickTt, { ...organiser, limit: 'lists' }, keepFile, own),
    handle(calls.getClickTt, organiser, readState),
    handle(calls.removeClickTt, organiser, forget),
    handle(calls.exportClickTt, { ...organiser, limit: 'lists' }, exportResults),
  ],
  personalData,
};
