import type { forms as original } from '../../es/core/forms.ts';
import type { Translated } from '../../translated.ts';

export const forms = {
  passwordHint: 'At least 6 characters',
  repeatPassword: 'Repeat the password',
  passwordsDiffer: 'the passwords do not match',
  termsRequired: 'To create your account, accept the terms and conditions',
  clubHint: 'If it is already there, choose it from the list.',
  initialRating: 'Initial rating',
  initialRatingHint: 'Optional: without it, the player starts like everybody.',
  phoneAudience: {
    mine: {
      organisers:
        'Seen by the organisers of the opens you play in and by the admins of the installation. Organisers who are not trusted see it only if you register yourself.',
      everybody: 'Seen by everyone with an account.',
      minor:
        'Until you are 18, seen only by those who look after your profile, the trusted organisers of the opens you play in and the admins of the installation.',
    },
    theirs: {
      organisers:
        'Seen by those who look after the profile, the organisers of the opens the player is in and the admins of the installation. Organisers who are not trusted see it only if the player is registered by somebody who looks after the profile.',
      everybody: 'Seen by everyone with an account.',
      minor:
        'Until the player is 18, seen only by those who look after the profile, the trusted organisers of the opens the player is in and the admins of the installation.',
    },
  },
  dates: { toMonth: 'Back to the month', toYears: 'Choose the year' },
  draft: {
    restored: 'We have brought back what you had not saved.',
    discard: 'Discard',
    bringBack: 'Bring back what I typed',
    discarded: 'Discarded.',
    left: 'What you typed stays here until you come back.',
  },
  discard: {
    title: 'Discard your changes?',
    body: 'What you have typed is not saved yet.',
    stay: 'Keep editing',
    discard: 'Discard',
  },
} as const satisfies Translated<typeof original>;
