import { afterEach, expect, test } from 'vitest';
import { focusContent } from './skip-link.tsx';

afterEach(() => document.body.replaceChildren());

const focused = () => document.activeElement?.id;

test.each([
  ['nothing', '', 'content'],
  ['a link of the menu', 'menu', 'content'],
  ['a link of the content', 'link', 'content'],
  ['a field of the content', 'field', 'field'],
  ['a field outside it', 'search', 'content'],
])('a new page takes the focus from %s as it should', (_, before, after) => {
  document.body.innerHTML = `<a id="menu" href="#"></a><input id="search">
    <main id="content" tabindex="-1"><a id="link" href="#"></a><input id="field"></main>`;
  document.getElementById(before)?.focus();
  focusContent();
  expect(focused()).toBe(after);
});
