import type { admin as original } from '../../es/pages/admin.ts';
import type { Translated } from '../../translated.ts';

export const admin = {
  outbox: {
    title: 'Emails',
    hint: 'What Topspin has written to each account, latest first.',
    sends: 'Emails are being sent',
    sendsHint:
      'Anything that does not go out is retried for a few hours; you can see why here, and try at once.',
    sendsNot: 'This installation cannot send email',
    sendsNotHint:
      'When somebody asks to recover their password, open their email here and give them the code in person. Check who they are first.',
    search: 'Search by address or subject',
    empty: 'No emails yet',
    state: 'Status',
    all: 'All',
    unsent: 'Not sent',
    columns: { subject: 'Subject', to: 'To', written: 'Written' },
    recover: 'Code to change the password',
    to: 'To {{to}}',
    states: { sent: 'Sent', waiting: 'Waiting', failed: 'Not sent ({{count}} attempts)' },
    again: 'Send now',
    sending: 'Trying now',
    copyCode: 'Copy the code',
    copyLink: 'Copy the link',
    copied: 'Copied',
    copyFailed: 'This browser does not allow copying here: select the text and copy it by hand',
    audited: 'It is on record that you opened this email.',
  },
} as const satisfies Translated<typeof original>;
