import { standingStates } from '@topspin/engine';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { sql } from 'kysely';
import { peopleOf } from '#features/players/reads.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { mayCauseMail, queueMail, type Mail } from '#jobs/outbox.ts';
import type { MailPlace } from './places.ts';
import { byOthers } from './store.ts';

type PublicUrl = () => string;

const linkTo = (publicUrl: PublicUrl, open: LockedOpen): string => `${publicUrl()}/single-open/${open.id}`;

/** Mails players who moved up from the waiting list. */
export const mailPlace =
  (publicUrl: PublicUrl): MailPlace =>
  async (db, open, inscriptionId) => {
    const to = await recipients(db).where('inscription.id', '=', inscriptionId).execute();
    const figures = { open: open.name, link: linkTo(publicUrl, open) };
    await mailAll(db, to, { kind: 'placeFreed', figures, about: [] });
  };

type PlaceTaken = { readonly phase: string; readonly left: string; readonly by: string };

/** Mails players who replace somebody in a phase, naming them; both of a pair. */
export const mailPlaceTaken =
  (publicUrl: PublicUrl) =>
  async (db: Db, open: LockedOpen, { phase, left, by }: PlaceTaken): Promise<void> => {
    const names = await peopleOf(db, [left, by]);
    const nameOf = (id: string) => names.get(id)?.name ?? '';
    const to = await recipients(db)
      .where('inscription.open_id', '=', open.id)
      .where('inscription.player_id', '=', sql<string>`any (people_of_side(${by}))`)
      .execute();
    const about = await peopleOfBoth(db, left, by);
    const link = linkTo(publicUrl, open);
    const figures = { open: open.name, left: nameOf(left), player: nameOf(by), link };
    for (const account of to) {
      const named = { ...figures, phase: phaseNameIn(account.lang, phase) };
      await mailAll(db, [account], { kind: 'placeTaken', figures: named, about });
    }
  };

/** The people of two sides: the two of a pair, or the player alone. */
async function peopleOfBoth(db: Db, one: string, other: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(people_of_side(${one}) || people_of_side(${other})) as id`.execute(db);
  return rows.map(({ id }) => id);
}

type Canceled = {
  readonly by: { readonly id: string; readonly name: string };
  readonly reason: string;
};

/**
 * Mails everybody registered that an open is canceled; the organiser's reason goes only to those who chose to enter, and
 * no more of them in a day than that organiser may write to.
 */
export const mailCanceled =
  (publicUrl: PublicUrl) =>
  async (db: Db, open: LockedOpen, { by, reason }: Canceled): Promise<void> => {
    const to = await recipients(db)
      .select(sql<boolean>`bool_or(not ${byOthers})`.as('chose'))
      .where('inscription.open_id', '=', open.id)
      .where('inscription.state', 'in', standingStates)
      .execute();
    const plain = { open: open.name, link: linkTo(publicUrl, open) };
    const quoted = { ...plain, organiser: by.name, reason };
    for (const { chose, ...account } of to) {
      if (chose && (await mayCauseMail(db, by.id)))
        await queueMail(db, {
          to: account,
          kind: 'openCanceled',
          figures: quoted,
          about: [by.id],
          causedBy: by.id,
        });
      else await queueMail(db, { to: account, kind: 'openCanceledPlainly', figures: plain, about: [] });
    }
  };

/** A day as a mail names it. */
export const dayInWords = (instant: Date, timeZone: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(instant);

/** The accounts that answer for players: the player's own, and of those who look after a minor or a player without one; not those that an admin disabled. */
export const whoAnswers = (db: Db) =>
  db
    .selectFrom('players as player')
    .leftJoin('player_administrators as administrator', (join) =>
      join
        .onRef('administrator.player_id', '=', 'player.id')
        .on('administrator.relation', '<>', 'organiser')
        .on(
          sql<boolean>`(player.user_id is null or player.date_of_birth > current_date - interval '18 years')`,
        ),
    )
    .innerJoin('users as account', (join) =>
      join.on((on) =>
        on.or([
          on('account.id', '=', on.ref('player.user_id')),
          on('account.id', '=', on.ref('administrator.user_id')),
        ]),
      ),
    )
    .where('account.erased_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .groupBy('account.id')
    .select(['account.id', 'account.name', 'account.email', 'account.lang']);

/** The accounts behind registrations. */
export const recipients = (db: Db) =>
  whoAnswers(db).innerJoin('inscriptions as inscription', 'inscription.player_id', 'player.id');

/** Beside `recipients`, the registrations that each answers for, by name. */
export const concerned = sql<
  readonly Concerned[]
>`json_agg(distinct jsonb_build_object('inscription_id', inscription.id,
  'player_id', player.id, 'name', player.name))`;
export type Concerned = {
  readonly inscription_id: string;
  readonly player_id: string;
  readonly name: string;
};

/** The names of several players in a mail. */
export const namesOf = (several: readonly Concerned[]): string => several.map(({ name }) => name).join(', ');

async function mailAll(db: Db, to: readonly Mail['to'][], mail: Omit<Mail, 'to'>): Promise<void> {
  for (const recipient of to) await queueMail(db, { ...mail, to: recipient });
}
