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
  mine: {
    title: 'Al teu calendari',
    hint: 'Els teus partits i els dels perfils que gestiones, amb l’hora prevista, al calendari del telèfon.',
    make: 'Crea l’adreça',
    secret: 'Copia-la o obre-la ara: no es torna a mostrar',
    secretHint: 'Qui tingui aquesta adreça veu quan i on jugueu. No la comparteixis; si s’escapa, renova-la.',
    since: 'Tens una adreça des del {{when}}.',
    read: 'Un calendari la va llegir per última vegada el {{when}}.',
    unread: 'Encara no l’ha llegida cap calendari.',
    renew: 'Renova',
    renewTitle: 'Vols renovar l’adreça?',
    renewHint: 'La d’ara deixa de valdre, i a cada calendari cal subscriure’s a la nova.',
    end: 'Treu-la',
    endTitle: 'Vols treure l’adreça?',
    endHint: 'Els calendaris que la llegeixen deixen d’actualitzar-se.',
    ended: 'L’adreça ja no val',
  },
} as const;
