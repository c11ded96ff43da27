import { finishedOpens, openInPlay, otherOpens, type PlannedOpen } from './calendar.ts';
import { playGroupStage } from './group-stage.ts';
import { playKnockout, prepareKnockout } from './knockout.ts';
import { addDoublesAhead, addDoublesInPlay, addDoublesOver } from './doubles.ts';
import { addInscriptions, addOpen, field, registeredIn, type DemoOpen } from './opens.ts';
import { umpire } from './people.ts';
import { addSwiss } from './swiss.ts';
import type { World } from './world.ts';
import { hour } from '#http/durations.ts';

const present = () => ({ state: 'present' }) as const;
const registered = () => ({ state: 'registered' }) as const;

/** Adds the opens of the past year, or so many of them, and the current ones; returns the ids of the finished ones in order. */
export function addOpens(world: World, past = finishedOpens.length): string[] {
  const finished = finishedOpens.slice(-past).map((plan) => addFinished(world, plan));
  const inPlay = addInPlay(world);
  addInReception(world);
  addAhead(world);
  const elsewhere = registeredIn(world, inPlay);
  const swiss = addSwiss(world, elsewhere);
  addDoublesInPlay(world, new Set([...elsewhere, ...registeredIn(world, swiss)]));
  addDoublesAhead(world);
  return [...finished, addDoublesOver(world)];
}

function addFinished(world: World, plan: PlannedOpen): string {
  const open = addOpen(world, plan, { state: 'finished' });
  const players = field(world, plan.players);
  addInscriptions(world, open, players, present);
  playKnockout(world, open, playGroupStage(world, open, players));
  return open.id;
}

/** The groups began an hour and a quarter ago: some matches are over, one on each table is being played, and whoever loses there umpires next. */
function addInPlay(world: World): DemoOpen {
  const startsAt = new Date(world.now.getTime() - 1.25 * hour);
  const open = addOpen(world, openInPlay, { state: 'active', startsAt });
  const players = field(world, openInPlay.players);
  addInscriptions(world, open, players, present);
  playGroupStage(world, open, players);
  letUmpire(world, open.id, umpire);
  prepareKnockout(world, open);
  world.rows.day_settings.push({ open_id: open.id, umpire_rules: ['loser', 'none'] });
  return open;
}

/** The umpire's account has a match in play to score. */
function letUmpire({ rows }: World, openId: string, player: string): void {
  const match = rows.matches.find(
    ({ open_id, state, player_a, player_b }) =>
      open_id === openId && state === 'inPlay' && player_a !== player && player_b !== player,
  );
  if (match) match.umpire_id = player;
}

/**
 * Two thirds have checked in, the others are awaited; three are on the waiting list, the first of them in the
 * hall.
 */
function addInReception(world: World): void {
  const plan = otherOpens.reception;
  const startsAt = new Date(world.now.getTime() + hour);
  const open = addOpen(world, plan, { state: 'reception', startsAt });
  addInscriptions(world, open, field(world, plan.players + 3, false), (index) => {
    if (index >= plan.players) return { state: 'waiting', checkedIn: index === plan.players };
    return { state: index % 3 === 2 ? 'registered' : 'present' };
  });
}

function addAhead(world: World): void {
  const { registrationOpen, created, canceled } = otherOpens;
  const open = addOpen(world, registrationOpen, { state: 'registrationOpen' });
  addInscriptions(world, open, field(world, registrationOpen.players - 4, false), registered);
  addOpen(world, created, { state: 'created' });
  const called = addOpen(world, canceled, {
    state: 'canceled',
    cancelReason: 'El polideportivo cierra por obras: las goteras han llegado a la pista.',
  });
  addInscriptions(world, called, field(world, 9, false), registered);
}
