import type { forms as original } from '../../es/core/forms.ts';
import type { Translated } from '../../translated.ts';

export const forms = {
  passwordHint: 'Almenys 6 caràcters',
  repeatPassword: 'Repeteix la contrasenya',
  passwordsDiffer: 'les contrasenyes no coincideixen',
  termsRequired: 'Per crear el compte cal acceptar els termes i condicions',
} as const satisfies Translated<typeof original>;
