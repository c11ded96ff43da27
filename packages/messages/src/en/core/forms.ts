import type { forms as original } from '../../es/core/forms.ts';
import type { Translated } from '../../translated.ts';

export const forms = {
  passwordHint: 'At least 6 characters',
  repeatPassword: 'Repeat the password',
  passwordsDiffer: 'the passwords do not match',
  termsRequired: 'To create the account you have to accept the terms and conditions',
} as const satisfies Translated<typeof original>;
