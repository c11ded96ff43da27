import { paths } from '../../../apps/web/src/lib/paths.ts';

type Name = keyof typeof paths;

/** The visitor of each page of the application in the search for barriers: a new page has to be added here. */
const visitors: Record<Name, 'visitor' | 'spectator' | 'organiser' | 'admin' | 'lab'> = {
  home: 'organiser',
  auth: 'visitor',
  createAccount: 'visitor',
  recover: 'visitor',
  resetPassword: 'visitor',
  verifyEmail: 'visitor',
  registrationSuccess: 'visitor',
  registrationError: 'visitor',
  offline: 'visitor',
  terms: 'visitor',
  secure: 'visitor',
  faq: 'organiser',
  organisersAdmin: 'admin',
  management: 'organiser',
  managedPlayer: 'admin',
  invitation: 'organiser',
  myDay: 'organiser',
  profile: 'organiser',
  players: 'organiser',
  leaderboard: 'organiser',
  player: 'organiser',
  versus: 'organiser',
  playersAdmin: 'admin',
  auditAdmin: 'admin',
  usersAdmin: 'admin',
  userAdmin: 'admin',
  outboxAdmin: 'admin',
  backupsAdmin: 'admin',
  settingsAdmin: 'admin',
  statusAdmin: 'admin',
  venues: 'organiser',
  newVenue: 'organiser',
  venue: 'admin',
  editVenue: 'admin',
  venueDay: 'admin',
  printDay: 'admin',
  clubsAdmin: 'admin',
  venuesAdmin: 'admin',
  circuits: 'organiser',
  newCircuit: 'admin',
  circuit: 'admin',
  editCircuit: 'admin',
  circuitsAdmin: 'admin',
  circuitRanking: 'admin',
  editions: 'organiser',
  newEdition: 'admin',
  edition: 'admin',
  editEdition: 'admin',
  newRounds: 'admin',
  editionsAdmin: 'admin',
  editionActivity: 'organiser',
  editionRanking: 'admin',
  opens: 'organiser',
  opensAdmin: 'admin',
  newOpen: 'organiser',
  importOpen: 'organiser',
  open: 'organiser',
  editOpen: 'organiser',
  inscription: 'visitor',
  scoreLink: 'visitor',
  umpireCodes: 'organiser',
  print: 'organiser',
  registrationLink: 'visitor',
  publicOpens: 'visitor',
  publicOpen: 'spectator',
  publicGroups: 'spectator',
  publicBrackets: 'spectator',
  publicResults: 'spectator',
  publicPlayer: 'spectator',
  publicMatch: 'spectator',
  publicBoard: 'spectator',
  embed: 'spectator',
  stageGroup: 'organiser',
  intermediateGrid: 'organiser',
  planner: 'visitor',
  elo: 'visitor',
  season: 'visitor',
  matches: 'organiser',
  activeMatches: 'organiser',
  match: 'organiser',
  board: 'organiser',
  labInputs: 'lab',
  labEnrol: 'lab',
  labPlay: 'lab',
  labElo: 'lab',
  labGroupForecast: 'lab',
  labKnockoutForecast: 'lab',
  overlay: 'lab',
  tv: 'visitor',
  gallery: 'lab',
  labEditor: 'lab',
  labEditorTest: 'lab',
};

/** The values of the parameters in addresses. */
export type Parameters = Readonly<Record<string, string>>;

/** The addresses that one of them visits. */
export const pagesOf = (who: (typeof visitors)[Name], parameters: Parameters = {}): readonly string[] =>
  Object.entries(visitors)
    .filter(([, visitor]) => visitor === who)
    .map(([name]) => address(name, parameters));

function address(name: string, parameters: Parameters): string {
  const path = new Map<string, string>(Object.entries(paths)).get(name) ?? '';
  return path.replaceAll(/\$(\w+)/gu, (_, parameter: string) => {
    const value = parameters[parameter];
    if (value === undefined) throw new Error(`${path} needs ${parameter}`);
    return value;
  });
}
