/** Opens, seasons and matches in the calendar of a phone. */
export const calendar = {
  add: 'Afegeix al calendari',
  subscribe: 'Subscriu-m’hi',
  subscribeHint:
    'S’obre el teu calendari. S’actualitza sol: els canvis i les cancel·lacions arriben sense que facis res.',
  copy: 'Copia l’adreça',
  copyHint: 'Per als calendaris que la demanen, com el de Google.',
  copied: 'Adreça copiada',
  save: 'Baixa el fitxer',
  saveHint: 'Tal com és ara: no s’actualitza.',
} as const;
