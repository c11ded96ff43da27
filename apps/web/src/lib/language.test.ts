import { afterEach, describe, expect, test, vi } from 'vitest';
import { preferredLanguage } from './language.ts';
import { storageKeys, store } from './storage.ts';

afterEach(() => {
  store(storageKeys.lang, null);
  vi.restoreAllMocks();
});

describe('the language', () => {
  test.each([
    ['of an English browser', null, ['en-US', 'en'], 'en'],
    ['of a Catalan browser', null, ['ca-ES', 'es'], 'ca'],
    ['of the first language of the browser that there is', null, ['gl-ES', 'ca', 'es'], 'ca'],
    ['of a browser in other languages', null, ['fil-PH', 'fr'], 'es'],
    ['of a browser that says nothing', null, [], 'es'],
    ['chosen, whatever the browser', 'ca', ['en-US'], 'ca'],
    ['of the browser where what was kept is none', 'xx', ['en-GB'], 'en'],
  ])('%s', (_, chosen, browser, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
    store(storageKeys.lang, chosen);
    expect(preferredLanguage()).toBe(language);
  });
});
