import {
  listAuditLog,
  listDeleted,
  listOutbox,
  listUnsentMails,
  getUser,
  listUsers,
  openMail,
  sendMailAgain,
  setRoles,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { giveRoles, type AdminEffects } from './actions.ts';
import { listAccounts, readAccount } from './accounts.ts';
import { listAudit } from './audit-log.ts';
import { listAllDeleted } from './deleted.ts';
import { readUnsent } from './unsent-mails.ts';
import { listMails, readMail, sendAgain } from './mails.ts';

/** Administration: accounts and their roles, mails, the audit log. */
export const admin = (effects: AdminEffects, mailIsSent: boolean): Feature => ({
  name: 'admin',
  routes: [
    handle(listUsers, 'admin', ({ db, query, user }) => listAccounts({ db, query, viewer: user })),
    handle(getUser, 'admin', readAccount),
    handle(setRoles, 'admin', giveRoles(effects, mailIsSent)),
    handle(listOutbox, 'admin', ({ db, query, user }) => listMails({ db, query, viewer: user })),
    handle(listUnsentMails, 'user', readUnsent),
    handle(openMail, 'admin', readMail),
    handle(sendMailAgain, 'admin', sendAgain),
    handle(listDeleted, 'circuitManager', ({ db, query, user }) =>
      listAllDeleted({ db, query, viewer: user }),
    ),
    handle(listAuditLog, 'admin', ({ db, query, user }) => listAudit({ db, query, viewer: user })),
  ],
});
