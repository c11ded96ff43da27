/** An element of TournamentPortal.dtd: where it stands, and the attributes that it must have. */
type Element = { readonly parent: string | null; readonly required: readonly string[] };

const elements: Readonly<Record<string, Element>> = {
  tournament: { parent: null, required: ['name', 'start-date', 'end-date', 'tournament-id'] },
  'tournament-location': { parent: 'tournament', required: [] },
  competition: { parent: 'tournament', required: ['age-group', 'type', 'start-date'] },
  players: { parent: 'competition', required: [] },
  player: { parent: 'players', required: ['type', 'id'] },
  person: {
    parent: 'player',
    required: ['firstname', 'lastname', 'birthyear', 'internal-nr', 'licence-nr', 'sex'],
  },
  matches: { parent: 'competition', required: [] },
  match: { parent: 'matches', required: [] },
};

export const elementOf = (name: string): Element | undefined =>
  Object.hasOwn(elements, name) ? elements[name] : undefined;

/** The types of an entry. */
export const entryTypes: readonly string[] = ['single', 'double', 'team'];

/** Attributes that may not be empty. */
export const neverEmpty: readonly string[] = ['name', 'tournament-id', 'age-group', 'id', 'lastname'];

/** The most of each in one file, and the longest value of an attribute. */
export const most = {
  competitions: 300,
  places: 20,
  entries: 1000,
  people: 10,
  players: 10_000,
  letters: 300,
  attributes: 60,
} as const;
