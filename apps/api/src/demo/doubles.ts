import type { PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { hour } from '#http/durations.ts';
import { doublesInPlay, doublesOver, otherOpens } from './calendar.ts';
import { playGroupStage } from './group-stage.ts';
import { playKnockout, prepareKnockout } from './knockout.ts';
import { addInscriptions, addOpen, field, type DemoOpen } from './opens.ts';
import { playerId } from './people.ts';
import { idOf, type World } from './world.ts';

const description = [
  {
    lang: 'es',
    text: '**Dobles mixtos** en grupos de cuatro parejas y cuadro final.\n\n* ¿Sin pareja? Inscríbete igual: te buscamos una\n* No puntúa para el rating',
  },
  {
    lang: 'ca',
    text: '**Dobles mixtos** en grups de quatre parelles i quadre final.\n\n* Sense parella? Inscriu-t’hi igualment: te’n busquem una\n* No puntua per al rànquing',
  },
] as const;

type Couples = { readonly pairs: readonly PlayerId[]; readonly people: readonly PlayerId[] };

type Counts = {
  readonly count: number;
  /** So many women, and as many men, have no partner. */
  readonly alone: number;
};

/** So many women and men of these; all but the last few of each become pairs. */
function pairUp(world: World, open: DemoOpen, among: readonly PlayerId[], { count, alone }: Counts): Couples {
  const { rows } = world;
  const of = (gender: 'woman' | 'man') =>
    among.filter((id) => rows.players.some((player) => player.id === id && player.gender === gender));
  const women = of('woman').slice(0, count);
  const men = of('man').slice(0, women.length);
  const paired = women.length - alone;
  const pairs = women.slice(0, paired).flatMap((woman, index) => {
    const man = men[index];
    return man === undefined ? [] : [addPair(world, open, [woman, man])];
  });
  return { pairs, people: [...women, ...men] };
}

/** A pair of an open: what plays there, as strong as its two are on average. */
function addPair(world: World, open: DemoOpen, members: readonly [PlayerId, PlayerId]): PlayerId {
  const { rows, pairs, strength, now } = world;
  const id = idOf(`pair ${open.name} ${members.join()}`);
  const [one, other] = members.map((member) => rows.players.find((player) => player.id === member)?.name);
  const name = sql<string>`name_of_pair(${one}, ${other})`;
  pairs.push({ id, name, pair: true, guest_of: open.id, deleted_at: now });
  const [first, second] = members;
  const inPair = { side_id: id, open_id: open.id };
  rows.side_members.push(
    { ...inPair, place: 1, player_id: first },
    { ...inPair, place: 2, player_id: second },
  );
  world.members.set(id, members);
  strength.set(id, ((strength.get(first) ?? 1000) + (strength.get(second) ?? 1000)) / 2);
  return id;
}

/** Groups of four pairs that began early, and the bracket after them, whose semi-finals are being played. */
export function addDoublesInPlay(world: World, elsewhere: ReadonlySet<PlayerId>): void {
  const startsAt = new Date(world.now.getTime() - 3.3 * hour);
  const open = addOpen(world, doublesInPlay, { state: 'active', startsAt, doubles: 'mixed', description });
  const { pairs, people } = pairUp(world, open, field(world, 120, false, elsewhere), { count: 14, alone: 2 });
  addInscriptions(world, open, people, () => ({ state: 'present' }));
  const stage = playGroupStage(world, open, pairs);
  if (stage.endsAt <= world.now) playKnockout(world, open, stage);
  else prepareKnockout(world, open);
}

/** A mixed doubles played to its end, in a circuit; returns its id. */
export function addDoublesOver(world: World): string {
  const open = addOpen(world, doublesOver, { state: 'finished', doubles: 'mixed', description });
  const { pairs, people } = pairUp(world, open, field(world, 120), { count: 12, alone: 0 });
  addInscriptions(world, open, people, () => ({ state: 'present' }));
  playKnockout(world, open, playGroupStage(world, open, pairs));
  return open.id;
}

/** A mixed doubles to come: the player's account is among those who look for a partner. */
export function addDoublesAhead(world: World): void {
  const plan = otherOpens.doublesAhead;
  const open = addOpen(world, plan, { state: 'registrationOpen', doubles: 'mixed', description });
  const { people } = pairUp(world, open, field(world, 120, false), { count: 8, alone: 2 });
  addInscriptions(world, open, [...people, playerId(0)], () => ({ state: 'registered' }));
}
