import type { forms as original } from '../../es/core/forms.ts';
import type { Translated } from '../../translated.ts';

export const forms = {
  passwordHint: 'At least 6 characters',
  repeatPassword: 'Repeat the password',
  passwordsDiffer: 'the passwords do not match',
  termsRequired: 'To create the account you have to accept the terms and conditions',
  discard: {
    title: 'Discard your changes?',
    body: 'What you have typed is not saved yet.',
    stay: 'Keep editing',
    discard: 'Discard',
  },
} as const satisfies Translated<typeof original>;
