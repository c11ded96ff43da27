import type { DayScreen, ScreenShown } from '@topspin/contract';
import type { ScreenRow } from './store.ts';

type Paired = ScreenRow & { readonly day_id: string; readonly name: string };

const isPaired = (screen: ScreenRow): screen is Paired => screen.day_id !== null && screen.name !== null;

const settingsOf = ({ name, layouts, seconds, message, table_number: table, lang }: Paired) => ({
  name,
  layouts: [...layouts],
  seconds,
  message,
  table,
  lang,
});

/** A screen to those who run its day. */
export const presentScreen = (screen: ScreenRow): DayScreen[] =>
  isPaired(screen)
    ? [
        {
          _id: screen.id,
          ...settingsOf(screen),
          seen_at: screen.seen_at.toISOString(),
          version: screen.version,
        },
      ]
    : [];

/** What the screen itself is to show. */
export const presentShown = (screen: ScreenRow): ScreenShown => ({
  code: screen.code,
  expires_at: screen.code_expires_at?.toISOString() ?? null,
  shows: isPaired(screen) ? { day_id: screen.day_id, ...settingsOf(screen) } : null,
});
