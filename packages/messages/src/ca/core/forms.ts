import type { forms as original } from '../../es/core/forms.ts';
import type { Translated } from '../../translated.ts';

export const forms = {
  passwordHint: 'Almenys 6 caràcters',
  repeatPassword: 'Repeteix la contrasenya',
  passwordsDiffer: 'Les contrasenyes no coincideixen',
  termsRequired: 'Per crear el compte cal acceptar els termes i condicions',
  clubHint: 'Si ja existeix, tria’l de la llista.',
  initialRating: 'Puntuació inicial',
  initialRatingHint: 'Opcional: sense puntuació, comença com tothom.',
  phoneAudience: {
    mine: {
      organisers:
        'El veuen els qui organitzen els tornejos on juguis i els qui administren la instal·lació. Si no són de confiança, només si t’hi inscrius tu.',
      everybody: 'El veu tothom que tingui compte.',
      minor:
        'Fins als 18 anys només el veuen els qui gestionen el teu perfil, l’organització de confiança dels tornejos on juguis i els qui administren la instal·lació.',
    },
    theirs: {
      organisers:
        'El veuen els qui gestionen el perfil, els qui organitzen els tornejos on jugui i els qui administren la instal·lació. Si no són de confiança, només si la inscripció la fa qui gestiona el perfil.',
      everybody: 'El veu tothom que tingui compte.',
      minor:
        'Fins als 18 anys només el veuen els qui gestionen el perfil, l’organització de confiança dels tornejos on jugui i els qui administren la instal·lació.',
    },
  },
  dates: { toMonth: 'Torna al mes', toYears: 'Tria l’any' },
  draft: {
    restored: 'Hem recuperat el que no vas arribar a desar.',
    discard: 'Descarta',
    bringBack: 'Recupera el que vaig escriure',
    discarded: 'Descartat.',
    left: 'El que has escrit queda desat aquí fins que tornis.',
  },
  discard: {
    title: 'Vols descartar els canvis?',
    body: 'El que has escrit encara no s’ha desat.',
    stay: 'Continua editant',
    discard: 'Descarta',
  },
} as const satisfies Translated<typeof original>;
