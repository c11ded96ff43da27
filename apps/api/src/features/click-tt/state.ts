import type { AnswerOf, ClickTtState, exportClickTt, getClickTt } from '@topspin/contract';
import { plainFileName } from '#http/answer/file-name.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { Answer } from '#http/handle.ts';
import { entryOf, fits, valueOf } from './file/click-tt-file.ts';
import { write } from './file/write.ts';
import { presentCompetition, presentPeople } from './present.ts';
import { matchesOf } from './results/played.ts';
import { presentResults, resultsOf } from './results/results.ts';
import { keptOf, type Kept } from './store.ts';

const entriesBySide = ({ entries }: Kept): ReadonlyMap<string, string> =>
  new Map(entries.flatMap((entry) => (entry.side === null ? [] : [[entry.side, entryOf(entry)]])));

/** The file that an open keeps, and which results would go back. */
export async function stateOf(db: Db, openId: string): Promise<ClickTtState | null> {
  const kept = await keptOf(db, openId);
  if (!kept) return null;
  const { tournament, competition, entries } = kept;
  const played = await matchesOf(db, openId);
  return {
    tournament: valueOf(tournament.attributes, 'name'),
    competition: presentCompetition({ attributes: competition, entries }, 1, kept),
    participants: entries
      .filter((entry) => fits(entry, kept))
      .flatMap((entry) => presentPeople(entry, entry.entered)),
    results: presentResults(played, resultsOf(played, entriesBySide(kept))),
  };
}

export const readState = async ({
  db,
  params,
}: Call<typeof getClickTt>): Promise<AnswerOf<typeof getClickTt>> => ({
  kept: await stateOf(db, params.id),
});

/** The kept file with the matches that were played; never without any, since click-TT would then delete those it has. */
export async function exportResults(call: Call<typeof exportClickTt>): Promise<Answer<Buffer>> {
  const { db, params } = call;
  const kept = found(await keptOf(db, params.id));
  const { matches } = resultsOf(await matchesOf(db, params.id), entriesBySide(kept));
  const [first, ...more] = matches;
  if (!first) throw fail('clickTt.nothingPlayed');
  const { tournament, competition, entries } = kept;
  const file = write({
    tournament,
    competition: { attributes: competition, entries },
    matches: [first, ...more],
  });
  await audit(call, 'exportClickTt', { entity: 'opens', id: params.id });
  const name = plainFileName(valueOf(tournament.attributes, 'name'), 'click-TT');
  return new Answer(200, file, {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-results.xml"`,
    'cache-control': 'no-store',
  });
}
