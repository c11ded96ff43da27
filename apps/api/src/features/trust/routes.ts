import * as calls from '@topspin/contract';
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
    handle(calls.getTrust, 'admin', ({ db }) => readTrust(db)),
    handle(calls.setTrust, 'admin', trustEverybody),
    handle(calls.listTrustedOrganisers, 'admin', listOrganisers),
    handle(calls.listApprovedOpens, 'admin', listOpensByApproval),
    handle(calls.setUserTrust, 'admin', trustUser(mailIsSent)),
    handle(calls.setOpenApproval, 'admin', approveOpen),
    handle(calls.setApprovalRefusal, 'admin', refuseApproval),
  ],
});

async function readTrust(db: Db): Promise<calls.Trust> {
  const { every_organiser, ...waiting } = await countWaiting(db);
  return { every_organiser, waiting };
}
