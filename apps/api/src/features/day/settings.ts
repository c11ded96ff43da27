import type { AnswerOf, DaySettingsOnWire, getDaySettings, putDaySettings } from '@topspin/contract';
import type { Db, Call } from '#http/call.ts';
import { ring } from '#live/ring.ts';

const usual: DaySettingsOnWire = {
  rest_minutes: 5,
  long_rest_minutes: 10,
  second_call_minutes: 3,
  third_call_minutes: 5,
  umpire_rules: ['none'],
  rounds_together: false,
  automatic: true,
};

const settingsOf = (db: Db, openId: string) =>
  db
    .selectFrom('day_settings')
    .select([
      'rest_minutes',
      'long_rest_minutes',
      'second_call_minutes',
      'third_call_minutes',
      'umpire_rules',
      'rounds_together',
      'automatic',
    ])
    .where('open_id', '=', openId)
    .executeTakeFirst();

/** How an open is run on its days. */
export const findSettings = async (db: Db, openId: string): Promise<DaySettingsOnWire> =>
  (await settingsOf(db, openId)) ?? usual;

export const readSettings = ({
  db,
  params,
}: Call<typeof getDaySettings>): Promise<AnswerOf<typeof getDaySettings>> => findSettings(db, params.id);

export async function changeSettings({
  db,
  params,
  body,
}: Call<typeof putDaySettings>): Promise<AnswerOf<typeof putDaySettings>> {
  await db
    .insertInto('day_settings')
    .values({ open_id: params.id, ...body })
    .onConflict((known) => known.column('open_id').doUpdateSet(body))
    .execute();
  await ring(db, [`open:${params.id}:day_settings`]);
  return body;
}
