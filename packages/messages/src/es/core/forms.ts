/** Texts of forms before anything is sent. */
export const forms = {
  passwordHint: 'Al menos 6 caracteres',
  repeatPassword: 'Repite la contraseña',
  passwordsDiffer: 'las contraseñas no coinciden',
  termsRequired: 'Para crear la cuenta hay que aceptar los términos y condiciones',
  clubHint: 'Si ya existe, elígelo de la lista.',
  initialRating: 'Puntuación inicial',
  initialRatingHint: 'Opcional: sin ella empieza como todos.',
  phoneAudience: {
    mine: {
      organisers:
        'Lo ven quienes organizan los torneos en los que juegues y quien administra la instalación. Si no son de confianza, solo si te inscribes tú.',
      everybody: 'Lo ve cualquiera que tenga cuenta.',
      minor:
        'Hasta los 18 años solo lo ven quienes llevan tu perfil, la organización de confianza de los torneos en los que juegues y quien administra la instalación.',
    },
    theirs: {
      organisers:
        'Lo ven quienes llevan el perfil, quienes organizan los torneos en los que juegue y quien administra la instalación. Si no son de confianza, solo si la inscripción la hace quien lleva el perfil.',
      everybody: 'Lo ve cualquiera que tenga cuenta.',
      minor:
        'Hasta los 18 años solo lo ven quienes llevan el perfil, la organización de confianza de los torneos en los que juegue y quien administra la instalación.',
    },
  },
  dates: { toMonth: 'Volver al mes', toYears: 'Elegir el año' },
  draft: {
    restored: 'Hemos recuperado lo que no llegaste a guardar.',
    discard: 'Descartar',
    bringBack: 'Recuperar lo que escribí',
    discarded: 'Descartado.',
    left: 'Lo que has escrito queda guardado aquí hasta que vuelvas.',
  },
  discard: {
    title: '¿Descartar los cambios?',
    body: 'Lo que has escrito todavía no está guardado.',
    stay: 'Seguir editando',
    discard: 'Descartar',
  },
} as const;
