import type { editMatch, MatchPage } from '@topspin/contract';
import { lockOpen } from '#features/opens/reads.ts';
import { playing, refuseUnless } from '#features/competition/phases/policy.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseStale } from '#http/stale-version.ts';
import { ring } from '#live/ring.ts';
import { matchPage } from '#features/competition/matches/page.ts';
import { namesOf } from '#features/competition/bracket/people.ts';
import { findMatch, lockMatch, updateMatch } from '#features/competition/store/matches.ts';

/** Assigns an unfinished match its table and its umpire, who may score it from now on. */
export async function callMatch(call: Call<typeof editMatch>): Promise<MatchPage> {
  const { db, params, body, version } = call;
  const seen = await findMatch(db, params.id);
  const open = seen && (await lockOpen(db, seen.open_id));
  const match = open && (await lockMatch(db, params.id));
  if (!open || !match) throw fail('thing.notFound');
  refuseStale(match, version);
  refuseUnless(playing, open);
  if (match.state === 'finished') throw fail('match.alreadyFinished');
  const { umpire_id, table } = body;
  if (umpire_id) await refuseUmpire(call, umpire_id, [match.player_a, match.player_b]);
  await updateMatch(db, match.id, {
    umpire_id: umpire_id === undefined ? match.umpire_id : umpire_id,
    table_number: table === undefined ? match.table_number : table,
  });
  await ring(db, [`match:${match.id}`, `open:${match.open_id}`]);
  return matchPage(call, match.id);
}

/** The umpire must be an existing player, and not one of the two playing. */
async function refuseUmpire(
  { db, lang }: Call<typeof editMatch>,
  umpire: string,
  players: readonly (string | null)[],
): Promise<void> {
  const known = await namesOf(db, [umpire]);
  if (!known.has(umpire) || players.includes(umpire)) throw wrongField('umpire_id', 'invalid', lang);
}
