/** The exact texts of consents. A changed text is a new version: see `consent-versions.ts`. */
export const consents = {
  inscription: {
    guardian:
      'Como madre, padre o tutor legal de {{player}}, autorizo su inscripción en {{open}} y que su nombre, club, categoría y resultados se vean en el torneo.',
    representative:
      'Tengo el consentimiento de {{player}}, o de su madre, padre o tutor legal si es menor, para inscribirle en {{open}} y que su nombre, club, categoría y resultados se vean en el torneo.',
    paper:
      'Tengo el consentimiento de {{player}}, o de su madre, padre o tutor legal si es menor, para inscribirle en {{open}}.',
    /** The inscription's and the profile's on paper, said at once. */
    paperWithProfile:
      'Tengo el consentimiento de {{player}}, o de su madre, padre o tutor legal si es menor, para inscribirle en {{open}} y para crear su perfil: su nombre, club, categoría y resultados se ven en Topspin.',
  },
  profile: {
    self: 'Creo mi perfil de jugador: mi nombre, club, categoría y resultados se ven en Topspin.',
    guardian:
      'Como madre, padre o tutor legal, autorizo que esta persona tenga un perfil: su nombre, club, categoría y resultados se ven en Topspin.',
    representative:
      'Esta persona, o su madre, padre o tutor legal si es menor, consiente que cree su perfil: su nombre, club, categoría y resultados se ven en Topspin.',
    paper:
      'Tengo el consentimiento de {{player}}, o de su madre, padre o tutor legal si es menor, para crear su perfil: su nombre, club, categoría y resultados se ven en Topspin.',
  },
  guardian: {
    guardian: 'Tiene menos de {{age}} años: como madre, padre o tutor legal, doy mi consentimiento.',
    paper:
      'Tiene menos de {{age}} años: tengo en papel el consentimiento firmado de su madre, padre o tutor legal, y lo guardo.',
  },
  functionalDiversity: {
    self: 'Declaro que tengo diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; que participo, y mis resultados, solo ella y quienes están inscritos en el torneo, o los administran. Quien organiza otros torneos del mismo día en la misma sala puede ver que estoy en un partido, pero no en cuál.',
    guardian:
      'Como madre, padre o tutor legal, declaro que {{player}} tiene diversidad funcional y consiento que se guarde para este torneo. La declaración solo la ve su organización; que participa, y sus resultados, solo ella y quienes están inscritos en el torneo, o los administran. Quien organiza otros torneos del mismo día en la misma sala puede ver que está en un partido, pero no en cuál.',
    representative:
      'Declaro que {{player}} tiene diversidad funcional, con su consentimiento explícito, o el de su madre, padre o tutor legal, para guardarlo en este torneo. La declaración solo la ve su organización; que participa, y sus resultados, solo ella y quienes están inscritos en el torneo, o los administran. Quien organiza otros torneos del mismo día en la misma sala puede ver que está en un partido, pero no en cuál.',
  },
} as const;
