import { randomUUIDv7 } from 'node:crypto';
import type { editSettings, removeLogo, Rerating, setLogo, setRating, Settings } from '@topspin/contract';
import type { RatingSettings } from '@topspin/engine';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { refuseStaleByName } from '#http/stale-version.ts';
import { inTransaction } from '#http/transaction.ts';
import { toWebp, uploaded } from '#http/request/picture.ts';
import { presentRating, presentSettings } from './present.ts';
import { lockRow, updateRow } from './store.ts';

/** Effects of settings in other contexts. */
export type SettingsEffects = {
  /** Replays all matches with these constants; a preview writes nothing. */
  readonly rerateAll: (
    db: Db,
    rating: RatingSettings,
    how: { readonly preview: boolean },
  ) => Promise<Rerating>;
};

/** Updates the given settings. */
export async function changeSettings(call: Call<typeof editSettings>): Promise<Settings> {
  const { db, body, version } = call;
  const row = await lockRow(db);
  await refuseStaleByName(db, 'installation', { id: null, version: row.version }, version);
  const changed = Object.entries(body).filter(
    ([field, value]) => presentSettings(row)[fieldOf(field)] !== value,
  );
  if (changed.length === 0) return presentSettings(row);
  const saved = presentSettings(await updateRow(db, Object.fromEntries(changed)));
  const before = presentSettings(row);
  const fields = changed.map(([field]) => fieldOf(field));
  await audit(call, 'editSettings', {
    entity: 'installation',
    before: only(before, fields),
    after: only(saved, fields),
  });
  return saved;
}

const fields = ['name', 'guardian_age', 'who_creates_opens', 'who_creates_venues'] as const;
type Field = (typeof fields)[number];

const fieldOf = (name: string): Field => fields.find((field) => field === name) ?? 'name';
const only = (settings: Settings, kept: readonly Field[]) =>
  Object.fromEntries(kept.map((field) => [field, settings[field]]));

/** Replays every match with other constants; a preview shows the result and changes nothing. */
export const changeRating =
  ({ rerateAll }: SettingsEffects) =>
  async (call: Call<typeof setRating>): Promise<Rerating> => {
    const { db, body } = call;
    const { rating, preview } = body;
    if (preview) return rerateAll(db, rating, { preview });
    const before = presentRating(await lockRow(db));
    await updateRow(db, {
      rating_start: rating.start,
      rating_scale: rating.scale,
      rating_k: rating.k,
      rating_provisional_k: rating.provisionalK,
      rating_provisional_matches: rating.provisionalMatches,
      rating_floor: rating.floor,
      rating_updating: rating.updating,
    });
    const rerated = await rerateAll(db, rating, { preview });
    await audit(call, 'setRating', {
      entity: 'installation',
      before,
      after: { ...rating, players: rerated.players },
    });
    return rerated;
  };

type LogoCall = Call<typeof setLogo> | Call<typeof removeLogo>;

/** Replaces the logo. It is decoded before the transaction, because that takes a while. */
export async function replaceLogo(call: Call<typeof setLogo>): Promise<Settings> {
  const logo = await toWebp(uploaded(call.http), 'whole');
  return inTransaction(call.db, (db) => saveLogo({ ...call, db }, logo));
}

export const dropLogo = (call: Call<typeof removeLogo>): Promise<Settings> => saveLogo(call, null);

async function saveLogo(call: LogoCall, logo: Buffer | null): Promise<Settings> {
  const before = await lockRow(call.db);
  const saved = await updateRow(call.db, { logo, logo_id: logo && randomUUIDv7() });
  await audit(call, logo ? 'setLogo' : 'removeLogo', {
    entity: 'installation',
    before: { logo: before.logo_id !== null },
    after: { logo: logo !== null },
  });
  return presentSettings(saved);
}
