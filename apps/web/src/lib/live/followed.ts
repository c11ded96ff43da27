import type { LiveMessage } from '@topspin/contract';

/** What each answer about one open is made from: its tables, and `points` where the score in play is shown. */
const drawn = ['phases', 'groups', 'group_players', 'matches', 'inscriptions'];
const madeFrom: Readonly<Record<string, readonly string[]>> = {
  getOpen: ['opens', 'open_organisers', 'inscriptions', 'phases', 'matches', 'open_results'],
  listPhases: drawn,
  listVacancies: drawn,
  getGroup: [...drawn, 'points'],
  listBrackets: [...drawn, 'points'],
  listMatches: ['matches', 'points'],
  listTurns: ['matches', 'phases'],
  getScorePlace: drawn,
  listScoreLinks: ['opens', 'matches', 'score_links', 'points'],
  listInscriptions: ['inscriptions'],
  listOrganisers: ['open_organisers'],
  getClassification: ['phases', 'matches', 'open_results'],
  getPublicOpen: ['opens', 'inscriptions', 'phases', 'matches', 'open_results', 'points'],
  listPublicGroups: [...drawn, 'points'],
  listPublicBrackets: [...drawn, 'points'],
  listPublicResults: ['matches'],
  getPublicPlayer: [...drawn, 'points'],
};

/** In milliseconds: when a query is read again after a message, at random in between, so that not all ask at once. */
export type Delay = readonly [least: number, most: number];

const soon: Delay = [50, 400];
/** A score changes every few seconds at each table; who looks at many of them need not see each point. */
const points: Delay = [800, 1600];
/** Thousands follow an open from the stands: their lists may be some seconds old. */
const pointsInStands: Delay = [3000, 8000];
const spread: Delay = [100, 3000];

/** When a query has to be read again because of a message; null if it need not be. */
export function readAgain(route: string, message: LiveMessage): Delay | null {
  switch (message.type) {
    case 'resync':
      return spread;
    case 'dropped':
      return soon;
    case 'events':
      return null;
    case 'changed': {
      const { topic, tables } = message;
      if (topic === 'active') return points;
      if (topic === 'opens' || topic === 'rankings') return spread;
      if (!tables) return soon;
      const concerned = tables.filter((table) => madeFrom[route]?.includes(table) ?? true);
      if (concerned.length === 0) return null;
      if (!concerned.every((table) => table === 'points')) return route === 'listTurns' ? spread : soon;
      return /^(?:get|list)Public/u.test(route) ? pointsInStands : points;
    }
  }
}
