import type { OutboxMail } from '@topspin/contract';

/** Older mails are not sent any more: their codes and links have expired. */
const sentWithin = 24 * 60 * 60 * 1000;

export const mailStates = ['sent', 'waiting', 'failed'] as const;
type MailState = (typeof mailStates)[number];

export function stateOfMail({ sent_at: sent, last_error: error }: OutboxMail): MailState {
  if (sent !== null) return 'sent';
  return error === null ? 'waiting' : 'failed';
}

/** Whether it failed and can still be sent. */
export const canBeSent = (mail: OutboxMail, now: number): boolean =>
  stateOfMail(mail) === 'failed' && now - Date.parse(mail.created_at) < sentWithin;
