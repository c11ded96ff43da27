import type { PlayerTurns, PublicTurn } from '@topspin/contract';

/** A turn to play a match between two sides, in a group whose order nobody calls. */
export const givenTurn = (
  of: Partial<PublicTurn>,
  { a, b }: { readonly a: string; readonly b: string },
): PublicTurn => ({
  role: 'play',
  side: 'a',
  state: 'queued',
  call: null,
  order: 'table',
  before: 1,
  certain: true,
  start: null,
  match: {
    _id: 'match',
    group: { name: 'A' },
    round: null,
    number: 1,
    table: null,
    a: { _id: a, name: a },
    b: { _id: b, name: b },
  },
  busy: [],
  awaits: [],
  depends: [],
  ...of,
});

/** The user's own turns in an open. */
export const givenTurns = (name: string, turns: PublicTurn[]): PlayerTurns => ({
  turns,
  over: false,
  time_zone: null,
  open: { _id: name, name },
  player: { _id: 'ana', name: 'Ana Gil' },
  own: true,
  absent: false,
  notified: true,
});
