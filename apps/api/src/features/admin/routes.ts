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
    handle(listUsers, ({ db, query, user }) => listAccounts({ db, query, viewer: user })),
    handle(getUser, readAccount),
    handle(setRoles, giveRoles(effects, mailIsSent)),
    handle(listOutbox, ({ db, query, user }) => listMails({ db, query, viewer: user })),
    handle(listUnsentMails, readUnsent),
    handle(openMail, readMail),
    handle(sendMailAgain, sendAgain),
    handle(listDeleted, ({ db, query, user }) => listAllDeleted({ db, query, viewer: user })),
    handle(listAuditLog, ({ db, query, user }) => listAudit({ db, query, viewer: user })),
  ],
});
