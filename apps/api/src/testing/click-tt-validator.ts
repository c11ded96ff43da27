import { SaxesParser } from 'saxes';

/** The content of an element, as a pattern of the names of its children, and its attributes: `!` marks those that may not be missing. */
const dtd: Readonly<Record<string, { readonly children: RegExp; readonly attributes: string }>> = {
  tournament: {
    children: /^(?:tournament-location )*(?:competition )+$/u,
    attributes:
      'name! start-date! end-date! tournament-id! winning-sets winning-sets-text multiple-participations-same-day multiple-participations-same-time table-count team-formation',
  },
  'tournament-location': { children: /^$/u, attributes: 'name street zip-code city' },
  competition: {
    children: /^players matches $/u,
    attributes:
      'age-group! type! start-date! ttr-from ttr-to ttr-remarks entry-fee age-from age-to sex preliminary-round-playmode final-round-playmode max-persons manual-final-rankings',
  },
  players: { children: /^(?:player )*$/u, attributes: '' },
  player: { children: /^(?:person )+$/u, attributes: 'type! id! team-name team-nr placement' },
  person: {
    children: /^$/u,
    attributes:
      'firstname! lastname! birthyear! internal-nr! licence-nr! sex! club-name club-nr club-federation-nickname ttr ttr-match-count nationality foreigner-eq-state region sub-region',
  },
  // Never without one: click-TT would delete those it has.
  matches: { children: /^(?:match )+$/u, attributes: '' },
  match: {
    children: /^$/u,
    attributes: `nr group scheduled player-a! player-b! ${['a', 'b']
      .map(
        (side) =>
          `${[1, 2, 3, 4, 5, 6, 7].map((set) => `set-${side}-${set}!`).join(' ')} sets-${side}! matches-${side}! games-${side}!`,
      )
      .join(' ')}`,
  },
};

type Attributes = Readonly<Record<string, string>>;
export type ValidMatch = Attributes;

type Found = { tournament: Attributes; readonly players: Attributes[]; readonly matches: Attributes[] };

/** The matches of a file with results, which has to be as TournamentPortal.dtd says and to add up; throws what is wrong otherwise. */
export function validResults(xml: string): {
  readonly tournament: Attributes;
  readonly players: readonly Attributes[];
  readonly matches: readonly ValidMatch[];
} {
  const parser = new SaxesParser();
  const stack: { name: string; children: string }[] = [];
  const found: Found = { tournament: {}, players: [], matches: [] };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => ensure(text.trim() === '', `text: ${text}`));
  parser.on('opentag', ({ name, attributes }) => {
    const parent = stack.at(-1);
    if (parent) parent.children += `${name} `;
    else ensure(name === 'tournament', `root ${name}`);
    stack.push({ name, children: '' });
    checkAttributes(name, attributes);
    if (name === 'tournament') found.tournament = attributes;
    if (name === 'player') found.players.push(attributes);
    if (name === 'match') found.matches.push(attributes);
  });
  parser.on('closetag', ({ name }) => {
    const { children = '' } = stack.pop() ?? {};
    ensure(dtd[name]?.children.test(children) ?? false, `${name} with ${children}`);
  });
  parser.write(xml).close();
  const ids = new Set(found.players.map(({ id = '' }) => id));
  ensure(ids.size === found.players.length, 'an id twice');
  for (const match of found.matches) checkMatch(match, ids);
  return found;
}

function ensure(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(`not valid: ${problem}`);
}

function checkAttributes(name: string, attributes: Attributes): void {
  const known = dtd[name];
  ensure(known !== undefined, `element ${name}`);
  const declared = known.attributes.split(' ').filter((one) => one !== '');
  for (const one of declared.filter((each) => each.endsWith('!')))
    ensure(attributes[one.slice(0, -1)] !== undefined, `${name} without ${one}`);
  const names = new Set(declared.map((one) => one.replace('!', '')));
  for (const one of Object.keys(attributes)) ensure(names.has(one), `${name} with ${one}`);
}

function checkMatch(match: Attributes, ids: ReadonlySet<string>): void {
  const figure = (name: string): number => {
    const written = match[name] ?? '';
    ensure(/^\d{1,3}$/u.test(written), `${name}="${written}"`);
    return Number(written);
  };
  const [a = '', b = ''] = [match['player-a'], match['player-b']];
  ensure(ids.has(a) && ids.has(b) && a !== b, `${a} against ${b}`);
  const sets = [1, 2, 3, 4, 5, 6, 7].map((set) => ({ a: figure(`set-a-${set}`), b: figure(`set-b-${set}`) }));
  const used = sets.filter((set) => set.a + set.b > 0);
  ensure(
    used.length > 0 && sets.slice(0, used.length).every((set) => set.a + set.b > 0),
    'a gap between sets',
  );
  for (const set of used) {
    const [most, least] = [Math.max(set.a, set.b), Math.min(set.a, set.b)];
    ensure(most >= 11 && (most === 11 ? least <= 9 : most - least === 2), `a set of ${set.a}-${set.b}`);
  }
  for (const [side, opponent] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    ensure(figure(`sets-${side}`) === used.filter((set) => set[side] > set[opponent]).length, `sets-${side}`);
    ensure(figure(`games-${side}`) === used.reduce((sum, set) => sum + set[side], 0), `games-${side}`);
  }
  ensure(figure('matches-a') + figure('matches-b') === 1, 'no winner');
  ensure((figure('matches-a') === 1) === figure('sets-a') > figure('sets-b'), 'another winner');
}
