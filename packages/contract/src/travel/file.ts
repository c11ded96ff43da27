/**
 * An open as a file, version 1: what leaves one installation and enters another. The file is a zip with `manifest.json`, `open.json`, which
 * this describes, and a text for people. A match is between two sides that have members: one, or the two of a pair.
 */
import {
  ageCategories,
  ageReckonings,
  doublesClasses,
  drawConstraints,
  notKeptReasons,
  openStates,
  outcomes,
  phaseStates,
  phaseTypes,
  swissCriteria,
  swissOrders,
  registrationStates,
  roundNames,
  sides,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { bestOf } from '../competition/best-of.ts';
import { eventWith } from '../competition/match-event.ts';
import { phasesAtMost } from '../competition/phases.ts';
import {
  hasMarkup,
  instant,
  line,
  plainDate,
  playedInstant,
  publicName,
  text,
  uuid,
} from '../conventions/values.ts';
import { language } from '../conventions/values.ts';
import { phone } from '../accounts/phones.ts';
import { consentPurposes } from '../players/consents.ts';
import { administratorRelations, genders, relations } from '../players/players.ts';
import { socialPages } from '../players/social-networks.ts';

export const travelFormat = 'topspin-open';
export const travelVersion = 1;

/** How much a file holds: results with names, clubs and categories, or everything an admin may give away. */
export const travelScopes = ['results', 'everything'] as const;
export type TravelScope = (typeof travelScopes)[number];

const withoutMarkup = z.refine<string>((written) => !hasMarkup(written), { params: { rule: 'markup' } });

/** A line of text in a file: no markup comes from elsewhere. */
const words = (most: number) => line(most).check(withoutMarkup);
const prose = (most: number) => text(most).check(withoutMarkup);

const count = (most: number) => z.int().check(z.gte(0), z.lte(most));
const from1 = (most: number) => z.int().check(z.gte(1), z.lte(most));
/** At most so many: more are refused before any is looked at. */
const most = <Item extends z.ZodMiniType>(item: Item, items: number) =>
  z.pipe(z.array(z.unknown()).check(z.maxLength(items)), z.array(item).check(z.maxLength(items)));
const strict = z.strictObject;
const figure = z.number().check(z.gte(-1e6), z.lte(1e6));
const side = z.enum(sides);
/** The first or the second of a pair. */
const place = z.nullable(from1(2));
/** Anything that JSON holds, to be kept as it is. */
const kept = z.nullable(z.json());

export const peopleAtMost = 2000;
const matchesAtMost = 4000;
const eventsAtMost = 5000;
/** The points and other events of all logs of a file together: half as many again as an open of 512 players has. */
export const travelEventsAtMost = 150_000;

/** The members of a side: one in singles, the two of a pair in its order, nobody where it is not known yet. */
const members = most(uuid, 2);
const sideOf = strict({ members });

const conflictDecisions = ['theirs', 'mine', 'joined'] as const;

const event = eventWith({ at: instant });

const conflict = strict({
  based_on: count(eventsAtMost),
  /** Whether the event it was based on is the one with that number in the log. */
  agrees: z.boolean(),
  events: most(event, eventsAtMost).check(z.minLength(1)),
  code: z.nullable(z.string().check(z.maxLength(60))),
  created_at: instant,
  decision: z.nullable(z.enum(conflictDecisions)),
  decided_at: z.nullable(instant),
});

const correction = strict({
  at: instant,
  action: z.enum(['putResult', 'takeResultBack', 'correctResult', 'decideConflict']),
  reason: z.nullable(z.string().check(z.maxLength(1000))),
  before: kept,
  after: kept,
});

const ratingChange = strict({
  side,
  before: figure,
  after: figure,
  expected: z.number().check(z.gte(0), z.lte(1)),
  matches_before: count(1e6),
  reason: z.enum(['win', 'loss', 'floor']),
});

const score = strict({
  a: count(10_000),
  b: count(10_000),
  played_a: count(10_000),
  played_b: count(10_000),
  first_server: z.nullable(side),
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
});

const onward = z.nullable(strict({ match: uuid, side }));

/** A match of a file. */
export const travelMatch = strict({
  id: uuid,
  number: from1(100_000),
  /** The round of a bracket by name; none in a group. */
  round: z.nullable(z.enum(roundNames)),
  round_number: from1(1000),
  sides: z.tuple([sideOf, sideOf]),
  umpire: z.nullable(uuid),
  table: z.nullable(from1(100)),
  best_of: bestOf,
  state: z.enum(['waiting', 'enrolled', 'inPlay', 'finished']),
  outcome: z.nullable(z.enum(outcomes)),
  winner: z.nullable(side),
  /** The place in each pair of a player who came alone to a walkover that the pair loses. Left out where nobody did, and in a file of results. */
  came: z.optional(z.tuple([place, place])),
  /** A correction annulled it: for good, or until it is played again. */
  annulled: z.nullable(z.enum(['replay', 'void'])),
  /** Whether its sets were written from a sheet or corrected by hand, and are no fold of the log. */
  from_sheet: z.boolean(),
  /** Where the winner and the loser play on. */
  winner_to: onward,
  loser_to: onward,
  created_at: playedInstant,
  called_at: z.nullable(playedInstant),
  started_at: z.nullable(playedInstant),
  finished_at: z.nullable(playedInstant),
  sets: most(score, 9),
  /** What happened, in order. */
  log: most(event, eventsAtMost),
  conflicts: most(conflict, 200),
  corrections: most(correction, 500),
  /** How it moved the ratings where it was played, for the record: a file moves none. */
  ratings: most(ratingChange, 2),
});

const groupOf = <Match extends z.ZodMiniType>(match: Match) =>
  strict({
    id: uuid,
    number: from1(1000),
    name: words(120),
    created_at: playedInstant,
    /** The players of a group in their order, or the lines of a bracket from the top; nobody is a bye. */
    lines: most(strict({ line: from1(512), members }), 512),
    matches: most(match, matchesAtMost),
  });

const entrant = strict({
  _id: uuid,
  rating: figure,
  rated: z.boolean(),
  club_id: z.nullable(uuid),
  other_club_id: z.optional(uuid),
  group: z.nullable(count(1000)),
  position: z.nullable(count(1000)),
});

/** The report of a draw, as kept with its phase. */
const report = strict({
  method: z.optional(z.int()),
  seed: z.string().check(z.maxLength(100)),
  inputs: strict({
    kind: z.enum(['groups', 'knockout', 'crossings', 'swiss']),
    entrants: most(entrant, peopleAtMost),
    groups: z.nullable(count(1000)),
    seeds: z.nullable(count(512)),
  }),
  not_kept: most(
    strict({
      constraint: z.enum(drawConstraints),
      players: most(uuid, peopleAtMost),
      why: z.enum([...notKeptReasons, 'replacement']),
    }),
    peopleAtMost,
  ),
  rounds: z.optional(
    most(
      strict({
        round: from1(100),
        method: z.int(),
        seed: z.string().check(z.maxLength(100)),
        bye: z.nullable(uuid),
        not_kept: most(
          strict({
            criterion: z.enum(swissCriteria),
            players: most(uuid, peopleAtMost),
            why: z.enum(['noPlaceLeft', 'manualChange']),
          }),
          peopleAtMost,
        ),
      }),
      100,
    ),
  ),
  vacancies: z.optional(most(strict({ player: uuid, by: z.nullable(uuid) }), peopleAtMost)),
});

const phaseOf = <Match extends z.ZodMiniType>(match: Match) =>
  strict({
    id: uuid,
    number: from1(4),
    name: words(60),
    type: z.enum(phaseTypes),
    state: z.enum(phaseStates),
    /** Positions of an earlier phase; the registrations if null. */
    source: z.nullable(
      strict({
        phase: uuid,
        position_from: from1(64),
        position_to: from1(64),
        /** Absent if only these positions qualify. */
        fill_to: z.optional(z.int().check(z.gte(2), z.lte(512))),
      }),
    ),
    groups_count: z.nullable(from1(128)),
    group_size: z.nullable(z.int().check(z.gte(2), z.lte(64))),
    best_of: bestOf,
    third_place: z.boolean(),
    /** Only in a Swiss phase. */
    rounds_count: z.optional(from1(15)),
    swiss_order: z.optional(most(z.enum(swissOrders), swissOrders.length)),
    seeds: z.nullable(count(512)),
    seed: z.string().check(z.minLength(1), z.maxLength(100)),
    report: z.nullable(report),
    created_at: playedInstant,
    groups: most(groupOf(match), 256),
  });

const consent = strict({
  id: uuid,
  purpose: z.enum(consentPurposes),
  relation: z.enum(['self', ...relations, 'paper']),
  /** Whether it is for the entry in this open. */
  for_entry: z.boolean(),
  given_by: z.nullable(uuid),
  recorded_by: z.nullable(uuid),
  text_key: z.string().check(z.maxLength(100)),
  text_version: z.string().check(z.maxLength(100)),
  lang: language,
  guardian_age: count(30),
  given_at: instant,
  withdrawn_at: z.nullable(instant),
});

/** What only a file with everything says of a person. */
const profile = strict({
  nickname: z.nullable(words(40)),
  nationality: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/u))),
  date_of_birth: z.nullable(plainDate),
  licence: z.nullable(words(30)),
  gender: z.nullable(z.enum(genders)),
  phone: z.nullable(phone),
  phone_for_admins: z.boolean(),
  social_networks: socialPages,
  made_up: z.boolean(),
  deleted_at: z.nullable(instant),
  erased_at: z.nullable(instant),
  rating: figure,
  account: z.nullable(uuid),
  looked_after_by: most(
    strict({ account: uuid, relation: z.enum(administratorRelations), since: instant }),
    50,
  ),
  consents: most(consent, 200),
});

const person = strict({
  id: uuid,
  name: publicName(80).check(withoutMarkup),
  club: z.nullable(words(80)),
  category: z.nullable(z.enum(ageCategories)),
  /** Entered by name in this open, without a profile. */
  guest: z.boolean(),
  profile: z.nullable(profile),
});

/** Two people who play as one; the report of a draw names them by the id of the pair. */
const pair = strict({ id: uuid, members: z.tuple([uuid, uuid]) });

/** What only a file with everything says of an entry. */
const entryRecord = strict({
  id: uuid,
  rating: figure,
  functional_diversity: z.boolean(),
  invited_at: z.nullable(instant),
  registered_at: instant,
  confirmed_at: z.nullable(instant),
  marked_at: z.nullable(instant),
  left_at: z.nullable(instant),
  refused_at: z.nullable(instant),
  created_at: instant,
});

const entry = strict({
  person: uuid,
  state: z.enum(registrationStates),
  checked_in_at: z.nullable(instant),
  record: z.nullable(entryRecord),
});

const account = strict({
  id: uuid,
  name: z.string().check(z.maxLength(200)),
  email: z.string().check(z.maxLength(254)),
});

/** Where an open comes from, for the record: an import gives none of it. */
const record = strict({
  accounts: most(account, 3 * peopleAtMost),
  owner: z.nullable(uuid),
  organisers: most(uuid, 200),
  approved_at: z.nullable(instant),
  asked_at: z.nullable(instant),
  refused_at: z.nullable(instant),
  refusal: z.nullable(z.string().check(z.maxLength(300))),
  edition: z.nullable(strict({ circuit: words(120), name: words(120), grade: z.nullable(from1(9)) })),
});

const limits = (least: number, greatest: number) =>
  z.nullable(
    strict({
      min: z.int().check(z.gte(least), z.lte(greatest)),
      max: z.int().check(z.gte(least), z.lte(greatest)),
    }).check(z.refine(({ min, max }) => min <= max, { path: ['max'], params: { rule: 'range.order' } })),
  );

const players = z.int().check(z.gte(2), z.lte(512));

const open = strict({
  name: words(120),
  description: most(strict({ lang: language, text: prose(10_000) }), 3),
  contact: z.nullable(words(120)),
  date_start: playedInstant,
  date_end: playedInstant,
  state: z.enum(openStates),
  cancel_reason: z.nullable(prose(1000)),
  players_min: players,
  players_max: players,
  best_of: bestOf,
  gender: z.nullable(z.enum(genders)),
  /** The class of an open of doubles; absent in singles. */
  doubles: z.optional(z.enum(doublesClasses)),
  age_range: limits(0, 120),
  age_reckoning: z.enum(ageReckonings),
  rating_range: limits(0, 5000),
  /** Absent in singles, and where there is no limit. */
  rating_sum_range: z.optional(limits(0, 10_000)),
  functional_diversity: z.boolean(),
  public_results: z.boolean(),
  created_at: playedInstant,
  finished_at: z.nullable(playedInstant),
  venue: z.nullable(
    strict({ name: words(120), address: words(300), time_zone: z.string().check(z.maxLength(60)) }),
  ),
});

const fileOf = <Match extends z.ZodMiniType>(match: Match) =>
  strict({
    format: z.literal(travelFormat),
    version: z.literal(travelVersion),
    scope: z.enum(travelScopes),
    /** The installation and its open: another file of the same one is recognised by it. */
    source: strict({ installation: uuid, name: words(80), open: uuid }),
    open,
    people: most(person, peopleAtMost),
    /** In the order of arrival. */
    entries: most(entry, peopleAtMost),
    /** Absent in singles. */
    pairs: z.optional(most(pair, peopleAtMost / 2)),
    phases: most(phaseOf(match), phasesAtMost),
    record: z.nullable(record),
  });
export const travelFile = fileOf(travelMatch);
/** The same with matches that have not been looked at. */
export const travelOutline = fileOf(z.unknown());
export type TravelFile = z.infer<typeof travelFile>;
export type TravelPerson = TravelFile['people'][number];
export type TravelPair = z.infer<typeof pair>;
export type TravelPhase = TravelFile['phases'][number];
export type TravelMatch = TravelPhase['groups'][number]['matches'][number];
export type TravelEvent = TravelMatch['log'][number];

/** The first thing to be read: whether the rest can be. */
export const travelManifest = z.object({
  format: z.literal(travelFormat),
  version: z.int().check(z.gte(1)),
  scope: z.optional(z.enum(travelScopes)),
  /** Of the bytes of `open.json`, in hexadecimal. */
  sha256: z.string(),
});
export type TravelManifest = z.infer<typeof travelManifest>;
