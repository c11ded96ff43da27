import type { AnswerOf, BodyOf, enrolList, Language, Newcomer } from '@topspin/contract';
import { isStanding, type RegistrationState } from '@topspin/engine';
import {
  asksPerson,
  entryRulesOf,
  reasonsAgainst,
  refusalByLimits,
} from '#features/inscriptions/eligibility/eligibility.ts';
import { registrationsOf } from '#features/inscriptions/store.ts';
import { refusalToReturn } from '#features/inscriptions/policy.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import { refusalOfNewcomers } from '#features/players/commands.ts';
import { administeredAmong, findCandidates, type Candidate } from '#features/players/reads.ts';
import { ratingSettings } from '#features/settings/reads.ts';
import { errorText, reasonTexts } from '#http/answer/texts.ts';
import type { Call } from '#http/call.ts';
import { fail, type Refusal } from '#http/fail.ts';

type Listing = Call<typeof enrolList>;
type Row = BodyOf<typeof enrolList>['rows'][number];
type Refused = AnswerOf<typeof enrolList>['refused'][number];
type KnownRow = Extract<Row, { readonly player_id: string }>;

const isKnown = (row: Row): row is KnownRow => 'player_id' in row;
export const isNewcomer = (row: Row): row is Exclude<Row, KnownRow> => !isKnown(row);

type JudgedNewcomers = { readonly entering: readonly Newcomer[]; readonly refused: readonly Refused[] };

/** Which newcomers may enter; guests are only names, so there is nothing to check. */
export async function judgeNewcomers(call: Listing, open: LockedOpen): Promise<JudgedNewcomers> {
  const { db, body, lang } = call;
  const newcomers = body.rows.filter(isNewcomer);
  if (body.newcomers === 'guests' || newcomers.length === 0) return { entering: newcomers, refused: [] };
  const rules = await entryRulesOf(db, open);
  const { start } = await ratingSettings(db);
  const refusal = await refusalOfNewcomers(call);
  const refusalOf = (row: Newcomer): string | null => {
    const applicant = {
      date_of_birth: row.date_of_birth,
      gender: row.gender,
      rating: row.initial_rating ?? start,
    };
    const reasons = reasonsAgainst(rules, applicant, undefined);
    return reasons.length > 0 ? reasonTexts(reasons, lang).join(' ') : refusal(row);
  };
  const entering: Newcomer[] = [];
  const refused: Refused[] = [];
  for (const row of newcomers) {
    const message = refusalOf(row);
    if (message === null) entering.push(row);
    else refused.push({ row: row.row, message });
  }
  return { entering, refused };
}

/** A person who enters, and their row in the list. */
export type Entering = {
  readonly row: number;
  readonly player: string;
  readonly rating: number;
  readonly self: boolean;
};
type JudgedKnown = {
  readonly entering: Entering[];
  /** Players who answer themselves. */
  readonly invited: string[];
  readonly refused: Refused[];
  already: number;
};

/** Judges the players of the list who have a profile, each as if registered alone. */
export async function judgeKnown(call: Listing, open: LockedOpen): Promise<JudgedKnown> {
  const { db, body, user, lang } = call;
  const judged: JudgedKnown = { entering: [], invited: [], refused: [], already: 0 };
  const rows = new Map(body.rows.filter(isKnown).map((row) => [row.player_id, row.row]));
  if (rows.size === 0) return judged;
  const ids = [...rows.keys()];
  const candidates = new Map((await findCandidates(db, ids, open.id)).map((one) => [one.id, one]));
  const administered = await administeredAmong(db, user.id, ids);
  const registrations = await registrationsOf(db, open.id, ids);
  const standing = (id: string) => isStanding(registrations.get(id)?.state ?? 'removed');
  const isSelf = (id: string) => candidates.get(id)?.user_id === user.id;
  // Asked for before the limits: an answer that is thrown away afterwards would reveal, uncounted, whom they exclude.
  const enters = (id: string) => !standing(id) && (open.trusted || administered.has(id));
  if (!body.consent && ids.some((id) => !isSelf(id) && enters(id))) throw fail('player.consentRequired');
  const refusal = await refusals(call, open);
  for (const [id, row] of rows) {
    const player = candidates.get(id);
    const self = isSelf(id);
    const own = self || administered.has(id);
    if (standing(id)) judged.already += 1;
    else if (!own && !open.trusted) judged.invited.push(id);
    else {
      const refused = player
        ? await refusal(player, { own, registration: registrations.get(id) })
        : fail('thing.notFound');
      if (refused && asksPerson(refused)) judged.invited.push(id);
      else if (refused) judged.refused.push({ row, message: sentenceOf(refused, lang) });
      else if (player) judged.entering.push({ row, player: id, rating: player.rating, self });
    }
  }
  return judged;
}

/** A refusal in words. */
export function sentenceOf({ code, details }: Refusal, lang: Language): string {
  const { message, message2 = '' } = errorText(code, lang, details);
  return `${message} ${message2}`.trim();
}

type Standing = {
  readonly own: boolean;
  readonly registration: { readonly state: RegistrationState; readonly refused_at: Date | null } | undefined;
};

/** Why a known player may not enter, if so; of others without figures. */
async function refusals({ db, now }: Listing, open: LockedOpen) {
  const rules = await entryRulesOf(db, open);
  const to = open.state === 'active' ? 'present' : 'registered';
  return async (player: Candidate, { own, registration }: Standing): Promise<Refusal | undefined> =>
    refusalToReturn(open, registration, { to, as: 'organiser', own, guest: player.guest }) ??
    refusalByLimits(db, rules, { player, own, now });
}
