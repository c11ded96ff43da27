import type { exportOpen, exportResults, TravelScope } from '@topspin/contract';
import { plainFileName } from '#http/answer/file-name.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { Answer } from '#http/handle.ts';
import { write } from '#features/travel/file/write.ts';
import { fileOf } from './open-file.ts';

const nameOf = (name: string, scope: TravelScope): string =>
  `${plainFileName(name, 'open')}${scope === 'everything' ? '-everything' : ''}.zip`;

type Leaving = { readonly db: Db; readonly id: string; readonly now: Date };

async function answer({ db, id, now }: Leaving, scope: TravelScope): Promise<Answer<Buffer>> {
  // One state of the open, though it takes many statements to read.
  const file = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((at) => fileOf(at, id, scope, now));
  return new Answer(200, write(file), {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${nameOf(file.open.name, scope)}"`,
    'cache-control': 'no-store',
  });
}

/** An open with everything there is about it and its people; who took it is written down. */
export async function leaveWhole(call: Call<typeof exportOpen>): Promise<Answer<Buffer>> {
  const { db, params, now } = call;
  const left = await answer({ db, id: params.id, now }, 'everything');
  await audit(call, 'exportOpen', { entity: 'opens', id: params.id });
  return left;
}

/** An open with names, clubs, categories and results. */
export const leaveResults = ({ db, params, now }: Call<typeof exportResults>): Promise<Answer<Buffer>> =>
  answer({ db, id: params.id, now }, 'results');
