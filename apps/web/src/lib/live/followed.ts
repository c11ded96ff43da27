import type { LiveMessage } from '@topspin/contract';

/** In milliseconds: when a query is read again after a message, at random in between, so that not all ask at once. */
export type Delay = readonly [least: number, most: number];

/** Late enough that changes which the stream itself carries, such as a call, are painted first. */
const soon: Delay = [200, 750];
/** A score changes every few seconds at each table; who looks at many of them need not see each point. */
const points: Delay = [800, 1600];
/** Thousands follow an open from the stands: their lists may be some seconds old. */
const pointsInStands: Delay = [3000, 8000];
const spread: Delay = [100, 3000];
/** For what is rare and can wait: in a full hall, organisers' pages need not ask for it after each result. */
const seldom: Delay = [2000, 4000];

/** What an answer about one open is made from, and how soon it is read again after a change: of `points` alone, or of anything else. */
type AnswerSources = { readonly from: readonly string[]; readonly after: Delay; readonly afterPoints: Delay };

const of = (...from: readonly string[]): AnswerSources => ({ from, after: soon, afterPoints: points });
/** What thousands of phones show. */
const inStands = (...from: readonly string[]): AnswerSources => ({
  ...of(...from),
  afterPoints: pointsInStands,
});

const drawn = ['phases', 'groups', 'group_players', 'matches', 'inscriptions'];
/** With where matches are played, who umpires them and when they were called. */
const called = [...drawn, 'match_tables'];
/**
 * An estimate is made once for all who look at the same time, takes a fifth of a second with 600 matches, and need not be as new as what is
 * called: the few who organise a day ask together. Nor need what their home says of free tables.
 */
const ofEstimates: AnswerSources = {
  ...of(
    ...called,
    'opens',
    'play_days',
    'day_tables',
    'day_people',
    'day_absences',
    'day_volunteers',
    'day_settings',
    'calls',
    'match_plans',
  ),
  after: [3000, 3000],
};

/** With `points` where the score in play is shown. What is not listed is read again after every change. */
const madeFrom: Readonly<Record<string, AnswerSources>> = {
  getOpen: of('opens', 'open_organisers', 'inscriptions', 'phases', 'matches', 'open_results'),
  listPhases: of(...drawn),
  listVacancies: of(...drawn),
  getGroup: of(...called, 'points'),
  listBrackets: of(...called, 'points'),
  listMatches: of('matches', 'match_tables', 'points'),
  /** Of matches, those that were annulled. */
  annulledMatches: { ...of('matches'), after: seldom },
  listOpenConflicts: of('matches', 'match_tables'),
  /** The same while there are none. */
  noConflicts: { ...of('matches'), after: seldom },
  listTurns: { ...of('matches', 'match_tables', 'calls', 'match_plans', 'phases'), after: spread },
  getDayEstimates: ofEstimates,
  getDayWhatIf: ofEstimates,
  askScreen: { ...of('day_screens'), after: [0, 50] },
  getFreeTables: ofEstimates,
  getScorePlace: of(...called),
  listScoreLinks: of('opens', 'matches', 'match_tables', 'score_links', 'points'),
  listOpenKeys: of('open_keys', 'open_organisers'),
  listInscriptions: of('inscriptions'),
  listPairs: of('inscriptions'),
  listSeekers: of('opens', 'inscriptions', 'phases'),
  listOrganisers: of('open_organisers'),
  listSharedDays: of('opens', 'open_organisers'),
  listDayManagers: of('day_managers', 'opens', 'open_organisers'),
  listDayPeople: of('day_people'),
  getClassification: of('phases', 'matches', 'open_results'),
  getHighlights: of('matches', 'opens'),
  /** What the head of an open says on every public page: its state, its players, its tabs. */
  headOfPublicOpen: { ...of('opens', 'inscriptions', 'phases', 'groups'), after: spread },
  getPublicOpen: inStands(
    'opens',
    'inscriptions',
    'phases',
    'matches',
    'match_tables',
    'calls',
    'match_plans',
    'open_results',
    'points',
  ),
  listPublicGroups: inStands(...called, 'points'),
  listPublicBrackets: inStands(...called, 'points'),
  listPublicResults: inStands('matches'),
  listPublicPositions: inStands('opens', 'open_results'),
  getPublicHighlights: inStands('opens', 'matches'),
  getPublicPlayer: inStands(...called, 'calls', 'match_plans', 'opens', 'open_results', 'points'),
};

/** When a query has to be read again because of a message; null if it need not be. */
export function readAgain(route: string, message: LiveMessage): Delay | null {
  switch (message.type) {
    case 'resync':
      return spread;
    case 'dropped':
      return soon;
    case 'events':
    case 'day':
      return null;
    case 'changed': {
      const { topic, tables } = message;
      if (topic === 'active') return points;
      const isOfMany = topic === 'opens' || topic === 'rankings';
      if (!tables) return isOfMany ? spread : soon;
      const { from, after, afterPoints } = madeFrom[route] ?? of(...tables);
      const concerned = tables.filter((name) => from.includes(name));
      if (concerned.length === 0) return null;
      if (isOfMany) return spread;
      return concerned.every((name) => name === 'points') ? afterPoints : after;
    }
  }
}
