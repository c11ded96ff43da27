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
} as const;
