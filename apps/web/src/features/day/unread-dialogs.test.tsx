import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { givenDay, givenDayCall } from '../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { PeopleDialog } from './people/people-dialog.tsx';
import { ScreensDialog } from './screens/control/screens-dialog.tsx';
import { DaySettingsDialog } from './settings/day-settings-dialog.tsx';
import { UmpireDialog } from './umpires/umpire-dialog.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'screens']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
const onClose = () => undefined;

test.each([
  ['who is who', () => <PeopleDialog {...{ onClose }} day={givenDay({})} />],
  ['the screens', () => <ScreensDialog {...{ onClose }} day={givenDay({})} />],
  ['the settings', () => <DaySettingsDialog {...{ onClose }} openId="open" day={givenDay({})} />],
  ['the umpires', () => <UmpireDialog {...{ call, onClose }} day={givenDay({ calls: [call] })} />],
])('%s: says that they could not be read, and offers another try', async (_, draw) => {
  fakeServer(() => ({ status: 500, body: refusal('server.unexpected', 'No') }));
  render(draw(), { wrapper: Ground });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
