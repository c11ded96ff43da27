import type { Day } from '@topspin/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { hush, sayNext } from '#lib/speech/voices.ts';
import { useIsAloud } from './setting.ts';
import { callOf, keysOf, spokenCall } from './spoken-call.ts';

/** Reads each call aloud once, whoever made it, from when the page is open; if this device is to speak. */
export function useReadAloud(day: Day): void {
  const { t } = useTranslation('day');
  const isAloud = useIsAloud();
  const heard = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const known = heard.current;
    const keys = keysOf(day);
    heard.current = new Set([...(known ?? []), ...keys]);
    if (known === null || !isAloud) return;
    for (const key of keys) {
      const called = known.has(key) ? undefined : callOf(day, key);
      const words = called && spokenCall(day, called, t);
      if (words !== undefined) sayNext(words, currentLanguage());
    }
  }, [day, isAloud, t]);
  useEffect(() => hush, []);
}
