import type { forms as original } from '../../es/core/forms.ts';
import type { Translated } from '../../translated.ts';

export const forms = {
  passwordHint: 'Almenys 6 caràcters',
  repeatPassword: 'Repeteix la contrasenya',
  passwordsDiffer: 'les contrasenyes no coincideixen',
  termsRequired: 'Per crear el compte cal acceptar els termes i condicions',
  discard: {
    title: 'Vols descartar els canvis?',
    body: 'El que has escrit encara no s’ha desat.',
    stay: 'Continua editant',
    discard: 'Descarta',
  },
} as const satisfies Translated<typeof original>;
