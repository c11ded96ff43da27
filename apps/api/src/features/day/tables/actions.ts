import type { addDayTable, AnswerOf, arrangeDayTables, editDay, editDayTable } from '@topspin/contract';
import { addTable, arrangeTables, lockDay, lockTable, updateDay, updateTable } from '#features/day/store.ts';
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

export async function arrange({ db, params, body }: Call<typeof arrangeDayTables>): Promise<void> {
  found(await lockDay(db, params.id));
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
