import type { admin as original } from '../../es/pages/admin.ts';
import type { Translated } from '../../translated.ts';

export const admin = {
  outbox: {
    title: 'Mails',
    hint: 'What Topspin has written to each account, the latest first.',
    sends: 'Mails are being sent',
    sendsHint: 'What does not go out is tried again for some hours; here you see why, and can try at once.',
    sendsNot: 'This installation cannot send mail',
    sendsNotHint:
      'When somebody asks to recover their password, open their mail here and give them the code in person. Check who they are first.',
    search: 'Search by address or subject',
    empty: 'No mails yet',
    state: 'Status',
    all: 'All',
    unsent: 'Not sent',
    columns: { subject: 'Subject', to: 'To', written: 'Written' },
    recover: 'Code to change the password',
    to: 'To {{to}}',
    states: { sent: 'Sent', waiting: 'To be sent', failed: 'Not sent ({{count}} attempts)' },
    again: 'Send now',
    sending: 'Trying right now',
    copyCode: 'Copy the code',
    copyLink: 'Copy the link',
    copied: 'Copied',
    copyFailed: 'This browser does not allow copying here: select it and copy it by hand',
    audited: 'It is on record that you opened this mail.',
  },
} as const satisfies Translated<typeof original>;
