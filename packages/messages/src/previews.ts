import type { Language } from '@topspin/contract';

type Words = {
  readonly follow: string;
  readonly results: string;
  readonly enter: string;
  /** While anybody may register. */
  readonly open: string;
  readonly podium: string;
  /** The final position of a player. */
  readonly position: (position: number) => string;
  /** Matches won and lost. */
  readonly record: (won: number, lost: number) => string;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a link to an open or a match says about itself where it is shared. */
export const previews: Record<Language, Words> = {
  es: {
    follow: 'Partidos y resultados en directo',
    results: 'Todos los resultados',
    enter: 'Inscripción y condiciones',
    open: 'Inscripción abierta',
    podium: 'Podio',
    position: (position) => `Posición final: ${position}`,
    record: (won, lost) =>
      `${counted(won, 'victoria', 'victorias')} · ${counted(lost, 'derrota', 'derrotas')}`,
  },
  en: {
    follow: 'Matches and results, live',
    results: 'All the results',
    enter: 'Registration and entry conditions',
    open: 'Registration is open',
    podium: 'Podium',
    position: (position) => `Final position: ${position}`,
    record: (won, lost) => `${counted(won, 'win', 'wins')} · ${counted(lost, 'loss', 'losses')}`,
  },
  ca: {
    follow: 'Partits i resultats en directe',
    results: 'Tots els resultats',
    enter: 'Inscripció i condicions',
    open: 'Inscripció oberta',
    podium: 'Podi',
    position: (position) => `Posició final: ${position}`,
    record: (won, lost) =>
      `${counted(won, 'victòria', 'victòries')} · ${counted(lost, 'derrota', 'derrotes')}`,
  },
};
