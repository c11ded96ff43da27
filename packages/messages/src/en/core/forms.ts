import type { forms as original } from '../../es/core/forms.ts';
import type { Translated } from '../../translated.ts';

export const forms = {
  passwordHint: 'At least 6 characters',
  repeatPassword: 'Repeat the password',
  passwordsDiffer: 'the passwords do not match',
  termsRequired: 'To create the account you have to accept the terms and conditions',
  clubHint: 'If it exists already, choose it from the list.',
  phoneAudience: {
    mine: {
      organisers:
        'Seen by the organisers of the opens you play in and by the admins of the installation. Organisers who are not trusted see it only if you register yourself.',
      everybody: 'Seen by everybody with an account.',
      minor:
        'Until you are 18, seen only by those who look after your profile, the trusted organisers of the opens you play in and the admins of the installation.',
    },
    theirs: {
      organisers:
        'Seen by those who look after the profile, the organisers of the opens the player is in and the admins of the installation. Organisers who are not trusted see it only if somebody who looks after the profile makes the registration.',
      everybody: 'Seen by everybody with an account.',
      minor:
        'Until the player is 18, seen only by those who look after the profile, the trusted organisers of the opens the player is in and the admins of the installation.',
    },
  },
  dates: { toMonth: 'Back to the month', toYears: 'Choose the year' },
  draft: {
    restored: 'What you typed and did not save is back.',
    discard: 'Discard',
    discarded: 'Discarded.',
    left: 'What you typed is kept here until you come back.',
  },
  discard: {
    title: 'Discard your changes?',
    body: 'What you have typed is not saved yet.',
    stay: 'Keep editing',
    discard: 'Discard',
  },
} as const satisfies Translated<typeof original>;
