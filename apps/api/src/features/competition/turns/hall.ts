import { indexHall, type Hall, type HallIndex, type PlayerId, type QueuedMatch } from '@topspin/engine';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { Db } from '#http/call.ts';

/** An unfinished match with the names that are shown of it. */
export type HallMatch = QueuedMatch & {
  readonly groupName: string;
  readonly nameA: string | null;
  readonly nameB: string | null;
};

/** What is left to play in an open, and whether a phase is left to be drawn. */
export type OpenHall = HallIndex<HallMatch> & {
  readonly undrawn: boolean;
  readonly names: ReadonlyMap<PlayerId, string>;
};

type HallRow = Hall<HallMatch> & { readonly undrawn: boolean };

const milliseconds = (instant: 'm.started_at' | 'm.finished_at') =>
  sql<number>`round(extract(epoch from ${sql.ref(instant)}) * 1000)`;

const hallJson = sql<HallRow>`json_build_object(
  'matches', (select coalesce(json_agg(json_build_object('id', m.id, 'phase', phase.number, 'group', m.group_id,
      'groupName', g.name, 'round', m.round, 'roundNumber', m.round_number, 'number', m.number, 'table', m.table_number,
      'state', m.state, 'a', m.player_a, 'b', m.player_b, 'nameA', pa.name, 'nameB', pb.name, 'umpire', m.umpire_id,
      'call', (select json_build_object('id', c.id, 'number', 1 + num_nonnulls(c.second_at, c.third_at)) from calls c
        where c.match_id = m.id and c.ended_at is null),
      'winnerTo', m.next_match_id, 'loserTo', m.loser_next_match_id, 'startedAt', ${milliseconds('m.started_at')})), '[]')
    from matches m join groups g on g.id = m.group_id join phases phase on phase.id = m.phase_id
    left join players pa on pa.id = m.player_a left join players pb on pb.id = m.player_b
    where m.open_id = o.id and m.state <> 'finished'),
  'ended', (select coalesce(json_agg(json_build_object('table', m.table_number, 'endedAt', ${milliseconds('m.finished_at')})), '[]')
    from matches m where m.open_id = o.id and m.state = 'finished' and m.table_number is not null),
  'undrawn', exists (select from phases phase where phase.open_id = o.id and phase.state in ('created', 'groups')))`;

const findHall = fixedStatement<{ readonly open: string }, { readonly hall: HallRow }>((db, { open }) => ({
  compile: () =>
    sql<{ hall: HallRow }>`select ${hallJson} as hall from opens o where o.id = ${open}`.compile(db),
}));

/** Reads the hall of an open; an open that does not exist has nothing to play. */
export async function readHall(db: Db, open: string): Promise<OpenHall> {
  const [found] = await findHall(db, { open });
  return openHall(found?.hall ?? { matches: [], ended: [], undrawn: false });
}

/** A hall as it is looked up. */
export const openHall = ({ undrawn, ...hall }: HallRow): OpenHall => ({
  ...indexHall(hall),
  undrawn,
  names: new Map(hall.matches.flatMap(namesIn)),
});

const namesIn = ({ a, b, nameA, nameB }: HallMatch): (readonly [PlayerId, string])[] => [
  ...(a === null ? [] : [[a, nameA ?? ''] as const]),
  ...(b === null ? [] : [[b, nameB ?? ''] as const]),
];
