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
    handle(getTrust, 'admin', ({ db }) => readTrust(db)),
    handle(setTrust, 'admin', trustEverybody),
    handle(listTrustedOrganisers, 'admin', ({ db, query, user }) =>
      listOrganisers({ db, query, viewer: user }),
    ),
    handle(listApprovedOpens, 'admin', ({ db, query, user }) =>
      listOpensByApproval({ db, query, viewer: user }),
    ),
    handle(setUserTrust, 'admin', trustUser(mailIsSent)),
    handle(setOpenApproval, 'admin', approveOpen),
    handle(setApprovalRefusal, 'admin', refuseApproval),
  ],
});

async function readTrust(db: Db): Promise<Trust> {
  const { every_organiser, ...waiting } = await countWaiting(db);
  return { every_organiser, waiting };
}
