import type { Language } from '@topspin/contract';
import type { RoundName } from '@topspin/engine';
import { calendars, placeOfMatch } from '@topspin/messages/calendars';
import type { CalendarEvent } from '#features/calendars/file/write.ts';
import { whereOf } from '#features/calendars/opens.ts';
import { firstName } from '#http/answer/first-name.ts';
import type { EntryRow, Mine, Side } from './entries.ts';

/** A match of somebody of the account, with its time as far as it is known. */
export type TimedMatch = {
  readonly id: string;
  readonly a: Side | null;
  readonly b: Side | null;
  /** The players of the account who are in it. */
  readonly people: readonly Pick<Mine, 'id' | 'name' | 'own'>[];
  readonly plays: boolean;
  readonly table: number | null;
  readonly group: string;
  readonly round: RoundName | null;
  /** In a Swiss phase: which of its rounds. */
  readonly swiss_round: number | null;
  readonly from: Date;
  readonly to: Date;
  /** Between which instants it is expected, and the zone of the hall. */
  readonly expected: { readonly earliest: Date; readonly latest: Date; readonly zone: string } | null;
  /** A time that is not certain. */
  readonly isTentative: boolean;
  readonly changedAt: Date;
};

type Saying = { readonly lang: Language; readonly publicUrl: string };

/** What is expected may change as often as this. */
export const step = 5 * 60_000;

/**
 * A match as an event. People appear by their first name alone, and those of other accounts only where visitors may read the open: others
 * may look over a shoulder at a calendar, and a company keeps it.
 */
export function eventOfMatch(match: TimedMatch, open: EntryRow, { lang, publicUrl }: Saying): CalendarEvent {
  const words = calendars[lang];
  const { id, table, expected } = match;
  const page = new URL(open.is_published ? `/o/${open.id}/match/${id}` : `/match/${id}`, publicUrl).href;
  const lines = [
    `${open.name} · ${placeOfMatch(lang, match)}`,
    ...(table === null ? [] : [words.table(table)]),
    ...(expected === null
      ? []
      : [words.expected(clock(expected.earliest, expected), clock(expected.latest, expected))]),
    page,
  ];
  return {
    uid: match.plays ? id : `${id}-umpire`,
    changedAt: match.changedAt,
    sequence: Math.floor(match.changedAt.getTime() / step),
    when: { from: match.from, to: match.to },
    status: match.isTentative ? 'TENTATIVE' : 'CONFIRMED',
    summary: summaryOf(match, open.is_published, lang),
    description: lines.join('\n'),
    ...whereOf(open),
    url: page,
  };
}

function summaryOf({ people, plays, a, b }: TimedMatch, namesRivals: boolean, lang: Language): string {
  const words = calendars[lang];
  const [first] = people;
  const isOwn = first === undefined || first.own;
  if (!plays) return words.umpires(isOwn ? null : firstName(first.name));
  const isTheirs = (side: Side | null) => side?.people.includes(first?.id ?? '') === true;
  const isTold = (side: Side) => namesRivals || people.some(({ id }) => side.people.includes(id));
  const own = [a, b].find(isTheirs);
  const rival = [a, b].find((side) => side !== null && !isTheirs(side));
  const together = people.filter((one) => one === first || own?.people.includes(one.id));
  const areBoth = together.length > 1;
  const namesPartner = isOwn ? namesRivals || areBoth : namesRivals && !areBoth;
  return words.plays(isOwn ? [] : together.map(({ name }) => firstName(name)), {
    partner: own && namesPartner ? partnerIn(own, first?.id ?? '') : null,
    rival: rival && isTold(rival) ? firstName(rival.name) : null,
  });
}

/** The first names of those with whom somebody plays; null of somebody who plays alone. */
function partnerIn({ name, people }: Side, player: string): string | null {
  const names = firstName(name).split(' / ');
  const others = names.filter((_, at) => at !== people.indexOf(player));
  return people.length > 1 && others.length > 0 ? others.join(' / ') : null;
}

const clock = (at: Date, { zone }: { readonly zone: string }): string =>
  new Intl.DateTimeFormat('es-ES', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
