import {
  getTrust,
  listApprovedOpens,
  listTrustedOrganisers,
  setApprovalRefusal,
  setOpenApproval,
  setTrust,
  setUserTrust,
  type Trust,
} from '@topspin/contract';
import type { Db } from '#http/call.ts';
import { handle, type Feature } from '#http/handle.ts';
import { approveOpen, refuseApproval, trustEverybody, trustUser } from './actions.ts';
import { listOpensByApproval } from './open-list.ts';
import { listOrganisers } from './organiser-list.ts';
import { countWaiting } from './store.ts';

/** Which organisers an installation trusts, and so which opens are rated. */
export const trust = (mailIsSent: boolean): Feature => ({
  name: 'trust',
  routes: [
    handle(getTrust, ({ db }) => readTrust(db)),
    handle(setTrust, trustEverybody),
    handle(listTrustedOrganisers, ({ db, query, user }) => listOrganisers({ db, query, viewer: user })),
    handle(listApprovedOpens, ({ db, query, user }) => listOpensByApproval({ db, query, viewer: user })),
    handle(setUserTrust, trustUser(mailIsSent)),
    handle(setOpenApproval, approveOpen),
    handle(setApprovalRefusal, refuseApproval),
  ],
});

async function readTrust(db: Db): Promise<Trust> {
  const { every_organiser, ...waiting } = await countWaiting(db);
  return { every_organiser, waiting };
}
