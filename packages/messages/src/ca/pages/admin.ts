import type { admin as original } from '../../es/pages/admin.ts';
import type { Translated } from '../../translated.ts';

export const admin = {
  outbox: {
    title: 'Correus',
    hint: 'El que Topspin ha escrit a cada compte, començant pel més recent.',
    sends: 'Els correus s’envien',
    sendsHint:
      'El que no surt es torna a provar tot sol durant unes hores; aquí en veus el motiu i ho pots provar ara mateix.',
    sendsNot: 'Aquesta instal·lació no pot enviar correus',
    sendsNotHint:
      'Quan algú demani recuperar la contrasenya, obre aquí el seu correu i dona-li el codi en persona. Comprova abans qui és.',
    search: 'Cerca per correu o assumpte',
    empty: 'Encara no hi ha correus',
    state: 'Estat',
    all: 'Tots',
    unsent: 'Sense enviar',
    columns: { subject: 'Assumpte', to: 'Per a', written: 'Escrit' },
    recover: 'Codi per canviar la contrasenya',
    to: 'Per a {{to}}',
    states: { sent: 'Enviat', waiting: 'Per enviar', failed: 'No ha sortit ({{count}} intents)' },
    again: 'Envia ara',
    sending: 'Ho provem ara mateix',
    copyCode: 'Copia el codi',
    copyLink: 'Copia l’enllaç',
    copied: 'Copiat',
    copyFailed: 'Aquest navegador no deixa copiar aquí: selecciona-ho i copia-ho a mà',
    audited: 'Queda anotat que has obert aquest correu.',
  },
} as const satisfies Translated<typeof original>;
