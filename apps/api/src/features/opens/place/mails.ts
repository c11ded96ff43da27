import type { MailKind } from '@topspin/messages/api';
import { sql } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { queueMail, wasMailed } from '#jobs/outbox.ts';
import type { EditionOfPlace } from './edition.ts';

type Named = { readonly id: string; readonly name: string };
type PublicUrl = () => string;
type Sending = Pick<Call, 'db' | 'user' | 'now'>;

const accounts = (db: Db) =>
  db
    .selectFrom('users as account')
    .where('account.erased_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .select(['account.id', 'account.name', 'account.email', 'account.lang']);

const nameOf = ({ circuit_name: circuit, name }: EditionOfPlace): string => `${circuit} · ${name}`;

const managersOf = (db: Db, edition: EditionOfPlace) =>
  accounts(db)
    .where(sql<boolean>`account.roles && array['admin', 'circuitManager']`)
    .where(
      sql<boolean>`exists (select from editions season join circuits circuit on circuit.id = season.circuit_id
        where season.id = ${edition.id}::uuid and account.id in (season.created_by, circuit.created_by))`,
    );

const organisersOf = (db: Db, open: Named) =>
  accounts(db).where(
    sql<boolean>`exists (select from open_organisers organiser where organiser.open_id = ${open.id}::uuid
      and organiser.user_id = account.id and organiser.accepted_at is not null)`,
  );

type Mailing = {
  readonly kind: MailKind;
  readonly about: readonly string[];
  readonly figures: Readonly<Record<string, string>>;
};

/** Mails others than the caller, each at most once a day. */
async function mailEach(
  { db, user, now }: Sending,
  people: ReturnType<typeof accounts>,
  mail: Mailing,
): Promise<void> {
  for (const to of await people.where('account.id', '<>', user.id).execute())
    if (!(await wasMailed(db, { ...mail, to }, now))) await queueMail(db, { ...mail, to, causedBy: user.id });
}

/**
 * Mails those who created the edition and its circuit, and still manage circuits, that an open asks for a place, or that one that
 * has it was changed.
 */
export const mailManagers = (
  call: Sending,
  kind: 'placeAsked' | 'placedOpenChanged',
  { open, edition, publicUrl }: About,
): Promise<void> =>
  mailEach(call, managersOf(call.db, edition), {
    kind,
    about: [call.user.id, open.id],
    figures: {
      open: open.name,
      organiser: call.user.name,
      edition: nameOf(edition),
      link: `${publicUrl()}/circuit-editions/${edition.id}`,
    },
  });

type About = { readonly open: Named; readonly edition: EditionOfPlace; readonly publicUrl: PublicUrl };

/** Mails the organisers of an open that a circuit manager gave it a place, refused one, or took it out. */
export const mailOrganisers = (
  call: Sending,
  kind: 'placeAccepted' | 'placeRefused' | 'placeRefusedBecause' | 'placeEnded',
  { open, edition, publicUrl, reason = '' }: About & { readonly reason?: string },
): Promise<void> =>
  mailEach(call, organisersOf(call.db, open), {
    kind,
    about: [call.user.id, open.id],
    figures: {
      open: open.name,
      edition: nameOf(edition),
      reason,
      link: `${publicUrl()}/single-open/${open.id}?tab=information`,
    },
  });
