type OfflinePage = {
  /** Its file in `src`, kept on the device with what it loads. */
  readonly module: string;
  /** Its addresses, where nobody is sent away from it when the connection is lost. */
  readonly address: RegExp | null;
  /** What it reads, kept as it was last read. Names of routes, since their schemas would be part of the first page. */
  readonly reads: readonly string[];
};

const aGroup = ['getOpen', 'getGroup', 'listPhases', 'listBrackets'];
const aMatch = ['getMatch', 'listEvents'];
const visitors = /^\/o\//u;

/** The pages that can be read and scored on offline. */
export const offlinePages: readonly OfflinePage[] = [
  {
    module: 'app/pages/home-page.tsx',
    address: null,
    reads: ['me', 'installation', 'listTurns', 'listVenues'],
  },
  {
    module: 'app/pages/open-page.tsx',
    address: /^\/single-open\/[^/]+$/u,
    reads: [
      'getOpen',
      'listInscriptions',
      'listPairs',
      'listSeekers',
      'listEntrants',
      'listPhases',
      'listBrackets',
      'getClassification',
      'getHighlights',
      'getOpenDay',
    ],
  },
  {
    module: 'features/day/venue-day-page.tsx',
    address: /^\/venues\/[^/]+\/day\/[^/]+$/u,
    reads: ['getVenueDay', 'getDayEstimates'],
  },
  {
    module: 'features/competition/group/group-page.tsx',
    address: /^\/single-open\/[^/]+\/stage\//u,
    reads: aGroup,
  },
  {
    module: 'features/competition/group/intermediate-grid-page.tsx',
    address: /^\/parrilla-intermedia\//u,
    reads: aGroup,
  },
  { module: 'features/competition/match/match-page.tsx', address: /^\/match\//u, reads: aMatch },
  { module: 'features/competition/match-list/active-matches-page.tsx', address: null, reads: [] },
  // Its access is kept apart, without the token.
  {
    module: 'features/competition/link/score-link-page.tsx',
    address: /^\/score\//u,
    reads: ['getScorePlace', ...aMatch],
  },
  { module: 'features/public/frame/open-frame.tsx', address: visitors, reads: ['getPublicOpen'] },
  {
    module: 'features/public/now-page.tsx',
    address: visitors,
    reads: ['getPublicOpen', 'listPublicPositions', 'getPublicHighlights', 'getPublicPlayer'],
  },
  { module: 'features/public/groups-page.tsx', address: visitors, reads: ['listPublicGroups'] },
  { module: 'features/public/draw/brackets-page.tsx', address: visitors, reads: ['listPublicBrackets'] },
  { module: 'features/public/results-page.tsx', address: visitors, reads: ['listPublicResults'] },
  { module: 'features/public/player-page.tsx', address: visitors, reads: ['getPublicPlayer'] },
  {
    module: 'features/public/match-page.tsx',
    address: visitors,
    reads: ['getPublicMatch', 'listPublicEvents'],
  },
  {
    module: 'app/pages/public-board-page.tsx',
    address: visitors,
    reads: ['getPublicOpen', 'getPublicMatch'],
  },
  {
    module: 'app/pages/tv-page.tsx',
    address: /^\/tv$/u,
    reads: ['getHall', 'listPublicGroups', 'listPublicBrackets', 'listPublicPositions', 'listPublicEvents'],
  },
];

/** Whether the page of an address shows its last state offline. */
export const isReadOffline = (path: string): boolean =>
  offlinePages.some(({ address }) => address?.test(path) === true);
