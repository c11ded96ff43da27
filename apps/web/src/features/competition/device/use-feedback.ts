import type { MatchPage } from '@topspin/contract';
import { type MatchState, sides } from '@topspin/engine';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { currentLanguage, loadWords } from '#lib/i18n.ts';
import { useSideName } from '../shown/match-words.ts';
import { happenedBetween } from './happened.ts';
import { useDeviceSettings } from './settings.ts';
import { play, vibrate } from './sound.ts';
import { spokenScore } from './spoken.ts';
import { hush, say } from './voices.ts';

/** Makes each point felt, heard or called out, as the umpire chose on this device. */
export function useFeedback(match: MatchPage, state: MatchState): void {
  const settings = useDeviceSettings();
  const name = useSideName();
  const latest = useRef({ match, name, settings });
  const before = useRef(state);
  useEffect(() => {
    latest.current = { match, name, settings };
  });
  useEffect(() => {
    const happened = happenedBetween(before.current, state);
    before.current = state;
    if (happened === undefined) return;
    const now = latest.current;
    if (now.settings.vibrates) vibrate(happened);
    if (now.settings.sounds) play(happened);
    if (now.settings.speaks) void callOut(state, namesOf(now.match, now.name));
  }, [state]);
  useEffect(() => hush, []);
}

const namesOf = (match: MatchPage, name: ReturnType<typeof useSideName>) => ({
  a: name(match, sides[0]),
  b: name(match, sides[1]),
});

/** Says the score in the language of the screen. */
async function callOut(state: MatchState, names: ReturnType<typeof namesOf>): Promise<void> {
  await loadWords(['scoring']);
  const words = spokenScore(state, names, i18next.getFixedT(currentLanguage(), 'scoring'));
  if (words !== undefined) say(words, currentLanguage());
}
