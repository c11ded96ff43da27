/** Texts of forms before anything is sent. */
export const forms = {
  passwordHint: 'Al menos 6 caracteres',
  repeatPassword: 'Repite la contraseña',
  passwordsDiffer: 'las contraseñas no coinciden',
  termsRequired: 'Para crear la cuenta hay que aceptar los términos y condiciones',
  discard: {
    title: '¿Descartar los cambios?',
    body: 'Lo que has escrito todavía no está guardado.',
    stay: 'Seguir editando',
    discard: 'Descartar',
  },
} as const;
