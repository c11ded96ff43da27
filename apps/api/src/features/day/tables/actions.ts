import type {
  addDayTable,
  AnswerOf,
  arrangeDayTables,
  ArrangementOnWire,
  editDay,
  editDayTable,
} from '@topspin/contract';
import {
  addTable,
  arrangeTables,
  lockDay,
  lockTable,
  tablesInOrder,
  updateDay,
  updateTable,
} from '#features/day/store.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { refuseStale } from '#http/stale-version.ts';

/** Switches automatic calling of the whole day. */
export async function changeDay({ db, params, body, version }: Call<typeof editDay>): Promise<void> {
  const day = found(await lockDay(db, params.id));
  refuseStale(day, version);
  await updateDay(db, day.id, body);
}

export async function add({
  db,
  params,
  body,
}: Call<typeof addDayTable>): Promise<AnswerOf<typeof addDayTable>> {
  found(await lockDay(db, params.id));
  const id = await addTable(db, params.id, body.number);
  if (id === null) throw fail('day.tableThere', { table: body.number });
  return { _id: id };
}

/** Renames a table, locks it, puts it out of use or opens it again, which takes the word away; or leaves it to people. */
export async function change({ db, params, body, version }: Call<typeof editDayTable>): Promise<void> {
  const table = found(await lockTable(db, params.id, params.table_id));
  refuseStale(table, version);
  const state = body.state ?? table.state;
  const { word = table.word } = body;
  await updateTable(db, table.id, { ...body, state, word: state === 'open' ? null : word });
}

/** Arranges the tables. Of two who do so at once, the second is refused and keeps what they made; saying the same twice is no conflict. */
export async function arrange({ db, params, body }: Call<typeof arrangeDayTables>): Promise<void> {
  const day = found(await lockDay(db, params.id));
  const now = (await tablesInOrder(db, params.id)).map(({ id, x, y }) => placeOf(id, x, y));
  if (!isArrangedAs(now, body.before) && !isArrangedAs(now, body.tables))
    throw fail('request.staleVersion', { version: day.version });
  await arrangeTables(
    db,
    params.id,
    body.tables.map(({ _id: id, place }, at) => ({
      id,
      order: at + 1,
      x: place?.x ?? null,
      y: place?.y ?? null,
    })),
  );
}

const placeOf = (id: string, x: number | null, y: number | null) => ({
  _id: id,
  place: x === null || y === null ? null : { x, y },
});

/** Whether tables are in this order and at these places; one that was added meanwhile does not count. */
function isArrangedAs(now: ArrangementOnWire, arrangement: ArrangementOnWire): boolean {
  const known = new Set(arrangement.map(({ _id }) => _id));
  const one = now.filter(({ _id }) => known.has(_id));
  return (
    one.length === arrangement.length &&
    one.every(({ _id, place }, at) => {
      const other = arrangement[at];
      return _id === other?._id && place?.x === other.place?.x && place?.y === other.place?.y;
    })
  );
}
