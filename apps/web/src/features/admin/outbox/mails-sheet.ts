import type { OutboxMail } from '@topspin/contract';
import i18next from 'i18next';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import { ownTimeZone, toWallTime } from '#lib/zoned-time.ts';
import type { WholeList } from '#ui/list/listing.ts';
import { stateOfMail } from './mail-state.ts';

/** Mails as a table, without their text. */
export function mailsSheet(mails: WholeList<OutboxMail>): Sheet {
  const { t } = i18next;
  return sheetOf(t('admin:outbox.title'), mails, [
    [t('admin:outbox.columns.subject'), ({ subject }) => subject ?? t('admin:outbox.recover')],
    [t('admin:outbox.columns.to'), ({ to }) => to],
    [
      t('admin:outbox.columns.written'),
      ({ created_at: at }) => toWallTime(at, ownTimeZone()).replace('T', ' '),
    ],
    [
      t('admin:outbox.state'),
      (mail) => t(`admin:outbox.states.${stateOfMail(mail)}`, { count: mail.attempts }),
    ],
  ]);
}
