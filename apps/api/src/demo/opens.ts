import { consentTextVersion } from '@topspin/messages/api';
import { randomInteger, shuffle, type OpenState, type PlayerId } from '@topspin/engine';
import { accountId } from './accounts.ts';
import type { PlannedOpen } from './calendar.ts';
import { playerId } from './people.ts';
import { editionId, tablesOf, venueId } from './places.ts';
import { daysFrom, idOf, type World } from './world.ts';
import { day } from '#http/durations.ts';

/** An open being filled: its row, and when its first match may be called. */
export type DemoOpen = {
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly tables: number;
};

type How = {
  readonly state: OpenState;
  /** The first match; nine in the morning in Spain by default. */
  readonly startsAt?: Date;
  readonly cancelReason?: string;
  readonly doubles?: 'mixed';
  readonly description?: readonly Text[];
};

type Text = { readonly lang: 'es' | 'ca' | 'en'; readonly text: string };

const usual: readonly Text[] = [
  {
    lang: 'es',
    text: '**Grupos de cuatro** y cuadro final para los dos primeros de cada grupo.\n\n* Trofeo a los tres primeros\n* Bar abierto todo el día',
  },
  {
    lang: 'ca',
    text: '**Grups de quatre** i quadre final per als dos primers de cada grup.\n\n* Trofeu per als tres primers\n* Bar obert tot el dia',
  },
];

export const openIdOf = ({ name }: PlannedOpen): string => idOf(`open ${name}`);

/** Adds an open; all have the same organiser. */
export function addOpen(world: World, plan: PlannedOpen, how: How): DemoOpen {
  const { rows, now } = world;
  const id = openIdOf(plan);
  const startsAt = how.startsAt ?? daysFrom(now, plan.day, 8);
  const organiser = accountId('organiza');
  const endsAt = new Date(startsAt.getTime() + 11 * 60 * 60 * 1000);
  rows.opens.push({
    id,
    name: plan.name,
    description: JSON.stringify(how.description ?? usual),
    date_start: startsAt,
    date_end: endsAt,
    state: how.state,
    ...(how.doubles && { discipline: 'doubles', doubles_class: how.doubles }),
    cancel_reason: how.cancelReason ?? null,
    finished_at: how.state === 'finished' ? endsAt : null,
    players_min: 8,
    players_max: plan.players,
    venue_id: venueId(plan.venue),
    edition_id: plan.circuit === null ? null : editionId(plan.circuit),
    created_by: organiser,
    created_at: new Date(Math.min(startsAt.getTime(), now.getTime()) - 40 * day),
  });
  addSteps(world, { id, startsAt, endsAt }, how);
  rows.open_organisers.push({ open_id: id, user_id: organiser, role: 'owner', accepted_at: startsAt });
  return { id, name: plan.name, startsAt, tables: tablesOf(plan.venue) };
}

/** The audit entries of the state changes that led an open to its current state. */
function addSteps(
  { rows, now }: World,
  { id, startsAt, endsAt }: { readonly id: string; readonly startsAt: Date; readonly endsAt: Date },
  { state, cancelReason }: How,
): void {
  const announced = new Date(Math.min(startsAt.getTime(), now.getTime()) - 30 * day);
  const steps: readonly (readonly [OpenState, Date])[] = [
    ['registrationOpen', announced],
    ['registrationClosed', new Date(startsAt.getTime() - day)],
    ['reception', new Date(startsAt.getTime() - day / 24)],
    ['active', startsAt],
    ['finished', endsAt],
  ];
  const last = steps.findIndex(([step]) => step === state);
  const taken =
    state === 'canceled' ? [...steps.slice(0, 1), [state, now] as const] : steps.slice(0, last + 1);
  for (const [step, at] of taken) {
    rows.audit_log.push({
      id: idOf(`step ${id} ${step}`),
      at: new Date(Math.min(at.getTime(), now.getTime())),
      actor_id: accountId('organiza'),
      action: 'transitionOpen',
      entity: 'opens',
      entity_id: id,
      reason: step === 'canceled' ? (cancelReason ?? null) : null,
      after: JSON.stringify({ state: step }),
    });
  }
}

const everybody = 120;
/** Players with an account play whenever they can, so that each account has something to show. */
const regulars = 3;

/** This many players at random; the regulars first, or left out, as are those who play elsewhere. */
export function field(
  { random }: World,
  count: number,
  withRegulars = true,
  elsewhere: ReadonlySet<PlayerId> = new Set(),
): PlayerId[] {
  const others = shuffle(
    Array.from({ length: everybody - regulars }, (_, index) => index + regulars),
    random,
  );
  const chosen = withRegulars ? [...Array(regulars).keys(), ...others] : others;
  return chosen
    .map((index) => playerId(index))
    .filter((player) => !elsewhere.has(player))
    .slice(0, count);
}

/** Everybody registered in these opens. */
export const registeredIn = ({ rows }: World, ...opens: readonly DemoOpen[]): ReadonlySet<PlayerId> =>
  new Set(
    rows.inscriptions.flatMap(({ open_id, player_id }) =>
      opens.some(({ id }) => id === open_id) && typeof player_id === 'string' ? [player_id] : [],
    ),
  );

type State = 'registered' | 'waiting' | 'present';
type Place = { readonly state: State; readonly checkedIn?: boolean };

/** Registers players in order of arrival in the days before the open, by its organiser with their consent. */
export function addInscriptions(
  world: World,
  open: DemoOpen,
  players: readonly PlayerId[],
  placeOf: (index: number) => Place,
): void {
  const last = Math.min(open.startsAt.getTime(), world.now.getTime());
  const times = players
    .map(() => last - (1 + randomInteger(14 * 24, world.random)) * 60 * 60 * 1000)
    .toSorted((one, other) => one - other);
  players.forEach((player, index) => {
    const at = new Date(times[index] ?? last);
    addInscription(world, open, player, placeOf(index), at);
  });
}

function addInscription(world: World, open: DemoOpen, player: PlayerId, place: Place, at: Date): void {
  const { rows, standings } = world;
  const id = idOf(`inscription ${open.name} ${player}`);
  const registered_by = accountId('organiza');
  const isHere = place.state === 'present' || place.checkedIn === true;
  rows.inscriptions.push({
    id,
    open_id: open.id,
    player_id: player,
    state: place.state,
    rating: standings.get(player)?.rating ?? 1000,
    registered_by,
    registered_at: at,
    checked_in_at: isHere ? at : null,
  });
  rows.consents.push({
    id: idOf(`consent ${open.name} ${player}`),
    player_id: player,
    purpose: 'inscription',
    relation: 'paper',
    recorded_by: registered_by,
    inscription_id: id,
    text_version: consentTextVersion,
    text_key: 'inscription.paper',
    lang: 'es',
    given_at: at,
  });
}
