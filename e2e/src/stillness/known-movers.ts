import type { Move } from './moves.ts';

type KnownMover = { readonly route: RegExp; readonly elements: RegExp; readonly why: string };

const open = /^\/single-open\/:id$/u;
const group = /^\/single-open\/:id\/stage\/:id\/group\/:id$/u;
const match = /^\/match\/:id$/u;

/** Where somebody else's doing is seen as it happens, and what is sorted or counted follows it. */
const live: readonly KnownMover[] = [
  {
    route: group,
    elements: /^a “(?:·|En juego|Ana Uno|Bea Dos|Caro Tres)/u,
    why: 'The rows of a classification are in its order, and a cell is as wide as its score.',
  },
  {
    route: /^\/auto-jugar-partidos$/u,
    elements: / in “Últimos resultados”$/u,
    why: 'The lab lists what it plays while it plays, the newest first.',
  },
  {
    route: match,
    elements: /^a “Marcador en otra pantalla”/u,
    why: 'Since when a match is in play stands before it in the line, and is known when its umpire begins.',
  },
  {
    route: /^\/organisers-admin$/u,
    elements: / in “(?:De confianza|Torneos aprobados uno a uno)”$/u,
    why: 'An open that begins to wait for an admin comes first, and there may have been none.',
  },
  {
    route: /^\/circuit-editions\/:id$/u,
    elements: /^button .* in “Clasificación”$/u,
    why: 'The rows of a ranking are in its order.',
  },
  {
    route: /^\/score\//u,
    elements: /^button “(?:Stop umpiring|Dejar de arbitrar)/u,
    why: 'The matches that come to a table stand above the way out.',
  },
];

/** Still to be mended. */
const gaps: readonly KnownMover[] = [
  {
    route: /^\/circuit-editions\/:id\/edit$/u,
    elements: / in “Qué habría pasado”$/u,
    why: 'What edited points would have changed is asked once nobody types any more, and is as long as that.',
  },
  {
    route: /^\/[a-z-]+(?:\/[\w-]+)?$/u,
    elements: /^a “(?:Preguntas frecuentes|Términos y condiciones)” in “FAQ”$/u,
    why: 'Below the form of a page without a login: the router may name the next page a moment before it shows it.',
  },
  {
    route: open,
    elements:
      /^(?:tab “(?:Jugadores|Grupos|Eliminatorias|Resultados|Edades|Información)”|button “(?:Compartir|Inscribir a otra persona)”|a “Te toca)/u,
    why: 'The header above them says the next step and what an admin decides, and grows with what is read after a lost line.',
  },
  {
    route: open,
    elements: / in “(?:Jugadores|Jugadors|Fase de grupos)”$/u,
    why: 'The tab below that header.',
  },
  {
    route: open,
    elements:
      /^(?:combobox “(?:Ningú|Nadie) en particular|tab “(?:Semifinal|Final)”|(?:button|a) “[^”]+ contra )/u,
    why: 'Matches that have just been made are read before the step that the header offers next.',
  },
  {
    route: open,
    elements: / in “(?:¿Cerrar la recepción|Vols tancar la recepció)/u,
    why: 'Who has not arrived is named once everybody has been read again.',
  },
  {
    route: open,
    elements: / in “Añadir jugadores”$/u,
    why: 'Without a line the dialog says so once its search has failed.',
  },
  {
    route: group,
    elements: /^(?:input “Sets de |button “[^”]+ contra |a “Partido \d)/u,
    why: 'The grid of results has its rows in the order of the classification, and ties are explained above the matches.',
  },
  {
    route: match,
    elements: / in “(?:Puntuación|Puntuació)”$/u,
    why: 'The way on to the next match is known only after a result that was entered.',
  },
  {
    route: match,
    elements:
      /^(?:button “(?:Deshacer|Partido|Set \d)”|a “(?:Ver cómo va el grupo|Siguiente: |Open de otoño|Grupo A · Partido))/u,
    why: 'With a clock that a journey moves on, the server confirms the last point after the three seconds that the page waits for it.',
  },
  {
    route: /./u,
    elements: /^(?:a “Topspin”|button “(?:Idioma|Cambiar al tema (?:claro|oscuro))”)/u,
    why: 'The scrollbar of a desktop takes its place from the bar once a page is longer than the window.',
  },
];

/** Whether a move is one of those that are known, each with its reason. */
export const isKnownMover = (move: Move): boolean =>
  [...live, ...gaps].some(({ route, elements }) => route.test(move.route) && elements.test(move.element));
