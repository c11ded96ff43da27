import * as calls from '@topspin/contract';
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
    handle(calls.listUsers, 'admin', listAccounts),
    handle(calls.getUser, 'admin', readAccount),
    handle(calls.setRoles, 'admin', giveRoles(effects, mailIsSent)),
    handle(calls.listOutbox, 'admin', listMails),
    handle(calls.listUnsentMails, 'user', readUnsent),
    handle(calls.openMail, 'admin', readMail),
    handle(calls.sendMailAgain, 'admin', sendAgain),
    handle(calls.listDeleted, 'circuitManager', listAllDeleted),
    handle(calls.listAuditLog, 'admin', listAudit),
  ],
});
