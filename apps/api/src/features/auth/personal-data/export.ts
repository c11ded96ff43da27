import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { Answer } from '#http/handle.ts';
import { exportParts, profileIdsOf, type Asker, type ExportPart } from './export-parts.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user'>;

/** Rows that are in memory at a time. */
const page = 200;

/**
 * Everything stored about an account and its person (GDPR, articles 15 and 20), as a streamed file: thousands of
 * matches take no more memory than none.
 */
export async function exportMe({ db, user, now }: Caller): Promise<Answer<Readable>> {
  const asker = {
    account: user.id,
    players: await profileIdsOf(db, user.id),
    address: user.emailProven ? user.email.toLowerCase() : null,
  };
  const file = `attachment; filename="topspin-${now.toISOString().slice(0, 10)}.json"`;
  const headers = { 'content-disposition': file, 'content-type': 'application/json; charset=utf-8' };
  return new Answer(200, Readable.from(written(db, asker, now), { objectMode: false }), headers);
}

async function* written(db: Db, asker: Asker, now: Date): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(now)}`;
  for (const part of exportParts) {
    yield `,\n${JSON.stringify(part.name)}:[`;
    let between = '';
    for await (const row of rowsOf(db, asker, part)) {
      yield `${between}\n${row}`;
      between = ',';
    }
    yield ']';
  }
  yield '}\n';
}

/** The rows of a part as text, page by page. */
async function* rowsOf(
  db: Db,
  asker: Asker,
  { rows, said, atATime = page }: ExportPart,
): AsyncGenerator<string> {
  for (let offset = 0; ; offset += atATime) {
    const next = sql`offset ${offset} limit ${atATime}`;
    const found = await sql<{
      row: Record<string, unknown>;
    }>`select row from (${rows(asker, next)}) part`.execute(db);
    for (const { row } of found.rows) yield JSON.stringify(said?.(row) ?? row);
    if (found.rows.length < atATime) return;
  }
}
