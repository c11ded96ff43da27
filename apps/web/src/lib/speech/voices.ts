import type { Language } from '@topspin/contract';
import { useSyncExternalStore } from 'react';

const speech = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;

/** The first of the device's voices in this language; Android writes es_ES, others es-ES. */
export const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  speech()
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().split(/[-_]/u)[0] === language);

function subscribe(onChange: () => void): () => void {
  // Browsers read the list of voices in the background.
  speech()?.addEventListener('voiceschanged', onChange);
  return () => speech()?.removeEventListener('voiceschanged', onChange);
}

/** The voice of this device in this language, once there is one. */
export const useVoice = (language: Language): SpeechSynthesisVoice | undefined =>
  useSyncExternalStore(subscribe, () => voiceFor(language));

/** Says a text now: what is still being said no longer counts. */
export function say(text: string, language: Language): void {
  hush();
  sayNext(text, language);
}

/** Says a text after what is still being said. */
export function sayNext(text: string, language: Language): void {
  const voice = voiceFor(language);
  const synthesis = speech();
  if (voice === undefined || synthesis === undefined) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  synthesis.speak(words);
}

/** Stops talking. */
export const hush = (): void => speech()?.cancel();
