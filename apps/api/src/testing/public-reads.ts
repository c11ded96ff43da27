import {
  getPublicHighlights,
  getPublicMatch,
  getPublicOpen,
  getPublicPlayer,
  listPublicBrackets,
  listPublicEvents,
  listPublicGroups,
  listPublicPlayers,
  listPublicPositions,
  listPublicResults,
  type Route,
} from '@topspin/contract';

/** What visitors read of one open, and so all that a key of it reads. */
export const publicReads = [
  getPublicOpen,
  listPublicGroups,
  listPublicBrackets,
  listPublicResults,
  listPublicPlayers,
  listPublicPositions,
  getPublicHighlights,
  getPublicPlayer,
  getPublicMatch,
  listPublicEvents,
] as const satisfies readonly Route[];
