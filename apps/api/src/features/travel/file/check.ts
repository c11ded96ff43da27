import {
  eventFromWire,
  type TravelFile,
  type TravelMatch,
  type TravelPhase,
  type ZodIssue,
} from '@topspin/contract';
import {
  foldMatch,
  genderOf,
  maxSwissRounds,
  resultFromOutcome,
  resultFromSets,
  resultOf,
  type MatchResult,
  type SetScore,
} from '@topspin/engine';
import { cameToWalkover, keyOf, membersIn, ofPairs } from './check-pairs.ts';
import { broken, tooMany, type Place } from './refuse.ts';

/** The first thing in a file that contradicts another: people who are not there, one thing twice, a score that its log does not give. */
export function brokenIn(file: TravelFile): ZodIssue | undefined {
  for (const issue of contradictions(file)) return issue;
  return undefined;
}

type Issues = Generator<ZodIssue, void>;
type Known = {
  readonly people: ReadonlySet<string>;
  /** Everything that plays, by its members. */
  readonly sides: ReadonlySet<string>;
  readonly ids: Set<string>;
};

function* contradictions(file: TravelFile): Issues {
  const people = new Set(file.people.map(({ id }) => id));
  const playing = file.open.doubles === undefined ? file.people.map(({ id }) => [id]) : membersIn(file);
  const known = { people, sides: new Set(playing.map(keyOf)), ids: new Set<string>() };
  yield* unique(
    file.people.map(({ id }) => id),
    ['people'],
    known,
  );
  yield* ofOpen(file);
  yield* ofEntries(file, known);
  yield* ofPairs(file, known);
  yield* ofPhases(file.phases, known);
}

function* unique(ids: readonly string[], at: Place, { ids: known }: Known): Issues {
  for (const [index, id] of ids.entries()) {
    if (known.has(id)) yield broken([...at, index, 'id'], 'file.twice');
    known.add(id);
  }
}

function* ofOpen({ open, scope, record }: TravelFile): Issues {
  if (Date.parse(open.date_start) > Date.parse(open.date_end))
    yield broken(['open', 'date_end'], 'dates.order');
  if (open.players_min > open.players_max) yield broken(['open', 'players_max'], 'range.order');
  if ((open.state === 'canceled') !== (open.cancel_reason !== null && open.cancel_reason !== ''))
    yield broken(['open', 'cancel_reason'], 'required');
  if ((open.state === 'finished') !== (open.finished_at !== null))
    yield broken(['open', 'finished_at'], 'required');
  if (open.doubles && open.gender !== genderOf(open.doubles)) yield broken(['open', 'gender'], 'file.class');
  if ((scope === 'everything') !== (record !== null)) yield broken(['record'], 'required');
}

function* ofEntries({ entries, people, scope }: TravelFile, known: Known): Issues {
  const entered = new Set<string>();
  for (const [at, { person, state, checked_in_at: checkedIn, record }] of entries.entries()) {
    const place = ['entries', at];
    if (!known.people.has(person)) yield broken([...place, 'person'], 'file.missing');
    if (entered.has(person)) yield broken([...place, 'person'], 'file.twice');
    entered.add(person);
    const mayBeIn = state === 'present' || state === 'waiting';
    if ((state === 'present' && checkedIn === null) || (!mayBeIn && checkedIn !== null))
      yield broken([...place, 'checked_in_at'], 'required');
    if ((scope === 'everything') !== (record !== null)) yield broken([...place, 'record'], 'required');
    if (record) yield* ofRecord(record, state, [...place, 'record'], known);
  }
  for (const [at, { profile, guest }] of people.entries()) {
    if ((profile !== null) !== (scope === 'everything' && !guest))
      yield broken(['people', at, 'profile'], 'required');
    if (profile)
      yield* unique(
        profile.consents.map(({ id }) => id),
        ['people', at, 'profile', 'consents'],
        known,
      );
  }
}

type Entry = TravelFile['entries'][number];

function* ofRecord(
  { id, left_at: left, invited_at: invited }: NonNullable<Entry['record']>,
  state: Entry['state'],
  place: Place,
  known: Known,
): Issues {
  if (known.ids.has(id)) yield broken([...place, 'id'], 'file.twice');
  known.ids.add(id);
  if ((state === 'withdrawn' || state === 'removed') !== (left !== null))
    yield broken([...place, 'left_at'], 'required');
  if ((state === 'invited' || state === 'declined') && invited === null)
    yield broken([...place, 'invited_at'], 'required');
}

function* ofPhases(phases: readonly TravelPhase[], known: Known): Issues {
  let matches = 0;
  for (const [at, { groups }] of phases.entries()) {
    for (const group of groups) matches += group.matches.length;
    if (matches > matchesAtMost) yield tooMany(['phases', at], matchesAtMost);
  }
  yield* unique(
    phases.map(({ id }) => id),
    ['phases'],
    known,
  );
  const numbers = new Map(phases.map(({ id, number }) => [id, number]));
  for (const [at, phase] of phases.entries()) {
    const source = phase.source && (numbers.get(phase.source.phase) ?? Infinity);
    if (source !== null && source >= phase.number)
      yield broken(['phases', at, 'source', 'phase'], 'file.missing');
    if (phase.source && phase.source.position_from > phase.source.position_to)
      yield broken(['phases', at, 'source', 'position_to'], 'range.order');
    if (phase.type !== 'knockout' && phase.seeds !== null) yield broken(['phases', at, 'seeds'], 'required');
    if ((phase.type === 'swiss') !== (phase.rounds_count !== undefined))
      yield broken(['phases', at, 'rounds_count'], 'required');
    if ((phase.type === 'swiss') !== (phase.swiss_order !== undefined))
      yield broken(['phases', at, 'swiss_order'], 'required');
    yield* ofGroups(phase, ['phases', at, 'groups'], known);
  }
}

/** How many matches an open may have: the largest there was has half as many. */
const matchesAtMost = 4000;

function* ofGroups({ groups, type }: TravelPhase, place: Place, known: Known): Issues {
  yield* unique(
    groups.map(({ id }) => id),
    place,
    known,
  );
  const numbers = new Set<number>();
  const drawn = new Set<string>();
  for (const [at, { number, lines, matches }] of groups.entries()) {
    if (numbers.has(number)) yield broken([...place, at, 'number'], 'file.twice');
    numbers.add(number);
    const taken = new Set<number>();
    for (const [index, { line, members }] of lines.entries()) {
      const here = [...place, at, 'lines', index];
      if (taken.has(line)) yield broken([...here, 'line'], 'file.twice');
      taken.add(line);
      if (members.length === 0) continue;
      const side = keyOf(members);
      if (!known.sides.has(side)) yield broken([...here, 'members'], 'file.missing');
      if (drawn.has(side)) yield broken([...here, 'members'], 'file.twice');
      drawn.add(side);
    }
    yield* unique(
      matches.map(({ id }) => id),
      [...place, at, 'matches'],
      known,
    );
    const most = mostMatches(type, lines.length);
    if (matches.length > most) yield tooMany([...place, at, 'matches'], most);
    if (type === 'groups') yield* oncePerPair(matches, [...place, at, 'matches']);
    else if (type === 'knockout') yield* onceEach(matches, [...place, at, 'matches']);
    yield* ofMatches(matches, [...place, at, 'matches'], known);
  }
}

/** How many matches a group of so many can have: everybody with everybody, a bracket with its match for third place, or the rounds of a Swiss phase. */
function mostMatches(type: TravelPhase['type'], lines: number): number {
  switch (type) {
    case 'groups':
      return (lines * (lines - 1)) / 2;
    case 'knockout':
      return lines;
    case 'swiss':
      return Math.floor(lines / 2) * maxSwissRounds;
  }
}

/** Two sides of a group play each other once. */
function* oncePerPair(matches: readonly TravelMatch[], place: Place): Issues {
  const played = new Set<string>();
  for (const [at, { sides }] of matches.entries()) {
    if (sides.some(({ members }) => members.length === 0)) continue;
    const pair = sides.map(({ members }) => keyOf(members)).toSorted();
    if (played.has(pair.join(' '))) yield broken([...place, at, 'sides'], 'file.twice');
    played.add(pair.join(' '));
  }
}

/** A bracket has one final, and one match for the third place. */
function* onceEach(matches: readonly TravelMatch[], place: Place): Issues {
  const decided = new Set<string>();
  for (const [at, { round }] of matches.entries()) {
    if (round !== 'final' && round !== 'thirdPlace') continue;
    if (decided.has(round)) yield broken([...place, at, 'round'], 'file.twice');
    decided.add(round);
  }
}

function* ofMatches(matches: readonly TravelMatch[], place: Place, known: Known): Issues {
  const rounds = new Map(matches.map(({ id, round_number }) => [id, round_number]));
  const numbers = new Set<string>();
  for (const [at, match] of matches.entries()) {
    const here = [...place, at];
    const number = `${match.round} ${match.number}`;
    if (numbers.has(number)) yield broken([...here, 'number'], 'file.twice');
    numbers.add(number);
    for (const key of ['winner_to', 'loser_to'] as const) {
      const to = match[key];
      if (to && !((rounds.get(to.match) ?? 0) > match.round_number))
        yield broken([...here, key, 'match'], 'file.missing');
    }
    yield* ofSides(match, here, known);
    yield* ofState(match, here);
    if (!fitsScore(match)) yield broken([...here, 'sets'], 'file.score');
  }
}

function* ofSides({ sides, umpire }: TravelMatch, here: Place, { people, sides: known }: Known): Issues {
  const [a = '', b = ''] = sides.map(({ members }) => keyOf(members));
  for (const [at, side] of [a, b].entries())
    if (side !== '' && !known.has(side)) yield broken([...here, 'sides', at, 'members'], 'file.missing');
  if (a !== '' && a === b) yield broken([...here, 'sides'], 'file.twice');
  if (umpire !== null && !people.has(umpire)) yield broken([...here, 'umpire'], 'file.missing');
}

function* ofState(match: TravelMatch, here: Place): Issues {
  const { state, outcome, winner, annulled, finished_at: finishedAt, sides } = match;
  const isOver = state === 'finished';
  const isBetweenTwo = sides.every(({ members }) => members.length > 0);
  if (isOver !== (outcome !== null)) yield broken([...here, 'outcome'], 'required');
  if (isOver !== (finishedAt !== null)) yield broken([...here, 'finished_at'], 'required');
  if (
    (winner !== null && (!isOver || annulled !== null)) ||
    (outcome === 'played' && winner === null && annulled === null)
  )
    yield broken([...here, 'winner'], 'required');
  if (annulled !== null && !isOver) yield broken([...here, 'annulled'], 'required');
  if (!cameToWalkover(match)) yield broken([...here, 'came'], 'file.score');
  if ((state === 'enrolled' || state === 'inPlay') && !isBetweenTwo)
    yield broken([...here, 'sides'], 'required');
}

const isSame = (sets: readonly SetScore[], others: readonly SetScore[]): boolean =>
  sets.length === others.length && sets.every(({ a, b }, at) => a === others[at]?.a && b === others[at].b);

/** Whether the sets of a match are those of its log, or of its outcome where they were written from a sheet. */
function fitsScore(match: TravelMatch): boolean {
  const { sets, log, from_sheet: fromSheet, annulled, state } = match;
  if (sets.some((set) => set.played_a > set.a || set.played_b > set.b || !isLegal(set))) return false;
  if (annulled !== null) return true;
  if (!fromSheet && log.length > 0) return fitsLog(match);
  return state !== 'finished' || fitsResult(match, resultOfSets(match));
}

const isLegal = ({ a, b }: SetScore): boolean => Math.max(a, b) <= 11 || Math.abs(a - b) <= 2;

function fitsLog(match: TravelMatch): boolean {
  const events = match.log.map((event, at) =>
    eventFromWire({ ...event, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, seq: at + 1 }),
  );
  const folded = foldMatch(events, { bestOf: match.best_of });
  const result = resultOf(folded);
  if (match.state === 'finished') return fitsResult(match, result);
  return (
    result === undefined &&
    isSame(
      match.sets,
      folded.sets.map(({ score }) => score),
    )
  );
}

/** The result that the played points of a match give with its outcome. */
function resultOfSets({ outcome, winner, sets, best_of: bestOf }: TravelMatch): MatchResult | undefined {
  const played = sets.map(({ played_a: a, played_b: b }) => ({ a, b }));
  const result =
    outcome === null || outcome === 'played'
      ? resultFromSets(played, bestOf)
      : resultFromOutcome({ outcome, played, ...(winner && { winner }) }, bestOf);
  return result.ok ? result.value : undefined;
}

const fitsResult = ({ outcome, winner, sets }: TravelMatch, result: MatchResult | undefined): boolean =>
  result !== undefined &&
  result.outcome === outcome &&
  (result.winner ?? null) === winner &&
  isSame(sets, result.sets);
