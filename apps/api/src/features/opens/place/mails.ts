import type { answerPlaceRequest } from '@topspin/contract';
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

/** Mails those who created the edition and its circuit, and still manage circuits, that an open asks for a place; once a day. */
export async function mailAsked(
  { db, user, now }: Sending,
  open: Named,
  edition: EditionOfPlace,
  publicUrl: PublicUrl,
): Promise<void> {
  const managers = await accounts(db)
    .where('account.id', '<>', user.id)
    .where(sql<boolean>`account.roles && array['admin', 'circuitManager']`)
    .where(
      sql<boolean>`exists (select from editions season join circuits circuit on circuit.id = season.circuit_id
        where season.id = ${edition.id}::uuid and account.id in (season.created_by, circuit.created_by))`,
    )
    .execute();
  const link = `${publicUrl()}/circuit-editions/${edition.id}`;
  const figures = { open: open.name, organiser: user.name, edition: nameOf(edition), link };
  for (const to of managers) {
    const mail = { kind: 'placeAsked', about: [user.id, open.id] } as const;
    if (await wasMailed(db, { ...mail, to }, now)) continue;
    await queueMail(db, { ...mail, to, figures, causedBy: user.id });
  }
}

/** Mails the organisers of an open what a circuit manager answered. */
export async function mailAnswered(
  { db, user, body, now }: Sending & Pick<Call<typeof answerPlaceRequest>, 'body'>,
  open: Named,
  edition: EditionOfPlace,
  publicUrl: PublicUrl,
): Promise<void> {
  const organisers = await accounts(db)
    .where('account.id', '<>', user.id)
    .where(
      sql<boolean>`exists (select from open_organisers organiser where organiser.open_id = ${open.id}::uuid
        and organiser.user_id = account.id and organiser.accepted_at is not null)`,
    )
    .execute();
  const link = `${publicUrl()}/single-open/${open.id}?tab=information`;
  const figures = { open: open.name, edition: nameOf(edition), reason: body.reason ?? '', link };
  const refusal = body.reason ? 'placeRefusedBecause' : 'placeRefused';
  const kind = body.answer === 'accepted' ? 'placeAccepted' : refusal;
  for (const to of organisers) {
    const mail = { kind, about: [user.id, open.id] } as const;
    if (await wasMailed(db, { ...mail, to }, now)) continue;
    await queueMail(db, { ...mail, to, figures, causedBy: user.id });
  }
}
