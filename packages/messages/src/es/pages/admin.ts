/** The pages of the installation's admins. */
export const admin = {
  outbox: {
    title: 'Correos',
    hint: 'Lo que Topspin ha escrito a cada cuenta, lo más reciente primero.',
    sends: 'Los correos se envían',
    sendsHint:
      'Lo que no sale se vuelve a intentar solo durante unas horas; aquí ves por qué y puedes probar ya.',
    sendsNot: 'Esta instalación no puede enviar correos',
    sendsNotHint:
      'Cuando alguien pida recuperar su contraseña, abre su correo aquí y dale el código en persona. Comprueba antes quién es.',
    search: 'Buscar por correo o asunto',
    empty: 'Todavía no hay correos',
    state: 'Estado',
    all: 'Todos',
    unsent: 'Sin enviar',
    columns: { subject: 'Asunto', to: 'Para', written: 'Escrito' },
    recover: 'Código para cambiar la contraseña',
    to: 'Para {{to}}',
    states: { sent: 'Enviado', waiting: 'Por enviar', failed: 'No ha salido ({{count}} intentos)' },
    again: 'Enviar ahora',
    sending: 'Lo intentamos ahora mismo',
    copyCode: 'Copiar el código',
    copyLink: 'Copiar el enlace',
    copied: 'Copiado',
    copyFailed: 'Este navegador no deja copiar aquí: selecciónalo y cópialo a mano',
    audited: 'Queda anotado que has abierto este correo.',
  },
} as const;
