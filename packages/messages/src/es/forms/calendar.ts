/** Opens, seasons and matches in the calendar of a phone. */
export const calendar = {
  add: 'Añadir al calendario',
  subscribe: 'Suscribirse',
  subscribeHint:
    'Se abre tu calendario. Se actualiza solo: los cambios y las cancelaciones llegan sin que hagas nada.',
  copy: 'Copiar la dirección',
  copyHint: 'Para los calendarios que la piden, como el de Google.',
  copied: 'Dirección copiada',
  save: 'Descargar el archivo',
  saveHint: 'Tal como está ahora: no se actualiza.',
  mine: {
    title: 'En tu calendario',
    hint: 'Tus partidos y los de los perfiles que gestionas, con la hora prevista, en el calendario de tu teléfono.',
    make: 'Crear la dirección',
    secret: 'Cópiala o ábrela ahora: no se vuelve a mostrar',
    secretHint:
      'Quien tenga esta dirección ve cuándo y dónde jugáis. No la compartas; si se te escapa, renuévala.',
    since: 'Tienes una dirección desde el {{when}}.',
    read: 'Un calendario la leyó por última vez el {{when}}.',
    unread: 'Aún no la ha leído ningún calendario.',
    renew: 'Renovar',
    renewTitle: '¿Renovar la dirección?',
    renewHint: 'La de ahora deja de valer, y en cada calendario hay que suscribirse a la nueva.',
    end: 'Quitar',
    endTitle: '¿Quitar la dirección?',
    endHint: 'Los calendarios que la leen dejan de actualizarse.',
    ended: 'La dirección ya no vale',
  },
} as const;
