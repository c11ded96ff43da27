import type { Move } from './moves.ts';

type KnownMover = { readonly route: RegExp; readonly elements: RegExp; readonly why: string };

const group = /^\/single-open\/:id\/stage\/:id\/group\/:id$/u;

/** Where somebody else's doing is seen as it happens, and what is sorted or counted follows it. */
const knownMovers: readonly KnownMover[] = [
  {
    route: group,
    elements: /^a “(?:Ana Uno|Bea Dos|Caro Tres)/u,
    why: 'The rows of a classification are in its order.',
  },
  {
    route: /^\/auto-jugar-partidos$/u,
    elements: / in “Últimos resultados”$/u,
    why: 'The lab lists what it plays while it plays, the newest first.',
  },
  {
    route: /^\/organisers-admin$/u,
    elements: / in “(?:De confianza|Otros organizadores|Torneos aprobados uno a uno)”$/u,
    why: 'An open that begins to wait for an admin comes first, and there may have been none.',
  },
  {
    route: /^\/o\/:id\/player\/:id$/u,
    elements: / in “Por (?:jugar|arbitrar)”$| in “(?:En juego|Jugados)”$|^a “Otros torneos”$/u,
    why: 'The matches of a player go from what is to come to what is played, and the link below them is at the end of the page.',
  },
  {
    route: /^\/circuit-editions\/:id$/u,
    elements: /^button .* in “Clasificación”$/u,
    why: 'The rows of a ranking are in its order.',
  },
];

/** Whether a move is one of those that are known, each with its reason. */
export const isKnownMover = (move: Move): boolean =>
  knownMovers.some(({ route, elements }) => route.test(move.route) && elements.test(move.element));
