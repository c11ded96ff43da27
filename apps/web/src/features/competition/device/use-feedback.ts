import type { MatchPage } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currentLanguage, loadWords } from '#lib/i18n.ts';
import { useSideName } from '#domain/match/match-words.ts';
import { isDoubles } from '#domain/match/pair-words.ts';
import { type CalledNames, calledNames } from './called-names.ts';
import { type Happened, happenedBetween } from './happened.ts';
import { useDeviceSettings } from './settings.ts';
import { play, vibrate } from './sound.ts';
import { spokenScore } from './spoken.ts';
import { hush, say } from '#lib/speech/voices.ts';

/** Makes each point felt, heard or called out, as the umpire chose on this device. */
export function useFeedback(match: MatchPage, state: MatchState): void {
  const settings = useDeviceSettings();
  const name = useSideName();
  const before = useRef(state);
  const answer = useEffectEvent((happened: Happened) => {
    if (settings.vibrates) vibrate(happened);
    if (settings.sounds) play(happened);
    // A set of doubles is opened when it was said who serves to whom.
    const isTooEarly = happened === 'start' && isDoubles(match) && state.serving === undefined;
    if (settings.speaks && !isTooEarly) void callOut(state, calledNames(match, state, name));
  });
  useEffect(() => {
    const happened = happenedBetween(before.current, state);
    before.current = state;
    if (happened !== undefined) answer(happened);
  }, [state]);
  useEffect(() => hush, []);
}

/** Says the score in the language of the screen. */
async function callOut(state: MatchState, names: CalledNames): Promise<void> {
  await loadWords(['scoring']);
  const words = spokenScore(state, names, i18next.getFixedT(currentLanguage(), 'scoring'));
  if (words !== undefined) say(words, currentLanguage());
}
