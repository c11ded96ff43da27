import type { Language } from '@topspin/contract';

type Words = {
  readonly follow: string;
  readonly results: string;
  readonly enter: string;
};

/** What a link to an open or a match says about itself where it is shared. */
export const previews: Record<Language, Words> = {
  es: {
    follow: 'Partidos y resultados en directo',
    results: 'Todos los resultados',
    enter: 'Inscripción y condiciones',
  },
  en: {
    follow: 'Matches and results, live',
    results: 'All the results',
    enter: 'Registration and entry conditions',
  },
  ca: {
    follow: 'Partits i resultats en directe',
    results: 'Tots els resultats',
    enter: 'Inscripció i condicions',
  },
};
