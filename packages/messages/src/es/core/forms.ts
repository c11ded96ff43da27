/** What a form says before anything is sent. */
export const forms = {
  passwordsDiffer: 'las contraseñas no coinciden',
  termsRequired: 'Para crear la cuenta hay que aceptar los términos y condiciones',
} as const;
