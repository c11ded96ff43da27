import { describe, expect, test } from 'vitest';
import { Refusal } from '#http/fail.ts';
import { clickTtXml, entry, oddPeople, systemType, usualXml } from '#testing/click-tt-xml.ts';
import { valueOf } from './click-tt-file.ts';
import { read } from './read.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

/** Why a file is refused: its code, and what is said of the place. */
function refusal(file: string | Uint8Array): string {
  try {
    read(typeof file === 'string' ? bytes(file) : file, 'es');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { line, place, reason, column } = error.details ?? {};
    return [error.code, line, column, place, reason]
      .filter((part) => part !== undefined)
      .map(String)
      .join(' | ');
  }
  return 'read';
}

const surname = (file: Uint8Array): string => {
  const [person = []] = read(file, 'es').competitions[0]?.entries[0]?.people ?? [];
  return valueOf(person, 'lastname');
};

const headed = (encoding: string) =>
  usualXml({ head: `<?xml version="1.0" encoding="${encoding}"?>\n${systemType}` });

describe('a file is read in its encoding:', () => {
  test.each([
    ['UTF-8', bytes(usualXml())],
    ['UTF-8 that does not say so', bytes(usualXml({ head: '' }).trimStart())],
    ['UTF-8 with its mark', bytes(`\uFEFF${usualXml()}`)],
    ['ISO-8859-1', bytes(headed('ISO-8859-1').replace('Søren Ægidius', 'Soren'), 'latin1')],
    ['ISO-8859-15', bytes(headed('ISO-8859-15'), 'latin1')],
    ['windows-1252', bytes(headed('windows-1252'), 'latin1')],
    ['UTF-16 with its mark', bytes(`\uFEFF${headed('UTF-16')}`, 'utf16le')],
    ['UTF-16 without', bytes(headed('UTF-16'), 'utf16le')],
  ])('%s', (_, file) => expect(surname(file)).toBe('Müller-Lüdenscheidt'));

  test.each(['UTF-7', 'IBM037', 'x-user-defined', 'shift_jis'])('not %s', (encoding) => {
    expect(refusal(bytes(headed(encoding), 'latin1'))).toMatch(/^clickTt\.encoding/u);
  });

  test('what is not what it says is refused, not read as something else', () => {
    expect(refusal(bytes(headed('UTF-8'), 'latin1'))).toMatch(/^clickTt\.encoding/u);
  });
});

describe('the type of a document', () => {
  test.each([
    ['is missing', ''],
    ['has an address', systemType],
    [
      'has a name too',
      '<!DOCTYPE tournament PUBLIC "-//nu//DTD TournamentPortal//DE" "TournamentPortal.dtd">',
    ],
    ['is bare', '<!DOCTYPE tournament>'],
  ])('%s: nothing is looked up', (_, head) => expect(refusal(usualXml({ head }).trimStart())).toBe('read'));

  test.each([
    ['declarations', '<!DOCTYPE tournament [<!ELEMENT tournament ANY>]>'],
    ['an entity', '<!DOCTYPE tournament [<!ENTITY x "y">]>'],
    ['an entity of a file', '<!DOCTYPE tournament [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    [
      'an entity of parameters',
      `<!DOCTYPE tournament SYSTEM "a.dtd" [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]>`,
    ],
    ['an empty subset', `<!DOCTYPE tournament SYSTEM "a.dtd" []>`],
    ['another root', '<!DOCTYPE html>'],
    [
      'a billion laughs',
      `<!DOCTYPE tournament [<!ENTITY a "ha">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
        .join('')}]>`,
    ],
  ])('may not have %s', (_, head) => expect(refusal(usualXml({ head }))).toMatch(/^clickTt\.doctype \| 1$/u));

  test('no entity but those of XML is known', () => {
    expect(refusal(usualXml().replace('Jörg', '&ouml;'))).toMatch(/^clickTt\.unreadable \| 5/u);
    expect(surname(bytes(usualXml().replace('Müller', 'M&#252;ller')))).toBe('Müller-Lüdenscheidt');
  });
});

const one = entry('PLAYER1', oddPeople[0]);
const withEntries = (...entries: string[]) => clickTtXml([{ entries }]);

describe('a file is refused with the line, the place and the reason', () => {
  test.each([
    ['nothing', '', 'clickTt.notClickTt'],
    ['a text', 'Jörg;Müller', 'clickTt.notClickTt'],
    ['another XML', '<rss version="2.0"/>', 'clickTt.notClickTt'],
    ['a part', usualXml().slice(0, 900), 'clickTt.unreadable | 6 | '],
    ['a tag that is not closed', usualXml().replace('</players>', ''), 'clickTt.unreadable | 8 | '],
    [
      'thousands of attributes',
      usualXml().replace('sex="1"', Array.from({ length: 5000 }, (_, at) => `a${at}=""`).join(' ')),
      'clickTt.impossible | 5 | ',
    ],
    ['an attribute twice', usualXml().replace('sex="1"', 'sex="1" sex="2"'), 'clickTt.unreadable | 5 | '],
    ['a control character', usualXml().replace('Jörg', 'J\u0001rg'), 'clickTt.unreadable | 5 | '],
    ['a hidden one', usualXml().replace('Jörg', 'J&#1;rg'), 'clickTt.unreadable | 5 | '],
    [
      'a line feed in a name',
      withEntries(one.replace('Jörg', 'J&#10;rg')),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › person › firstname | El formato no es válido',
    ],
    [
      'markup',
      withEntries(one.replace('Jörg', '&lt;img src=x&gt;')),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › person › firstname | Tiene etiquetas, que aquí no se admiten',
    ],
    [
      'no surname',
      withEntries(one.replace('Müller-Lüdenscheidt', ' ')),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › person › lastname | Requerido',
    ],
    [
      'no id',
      withEntries(one.replace('id="PLAYER1"', '')),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › id | Requerido',
    ],
    [
      'an id twice',
      withEntries(one, one),
      'clickTt.impossible | 6 | tournament › competition 1 › players › player › PLAYER1 | Está dos veces',
    ],
    [
      'an entry of nobody',
      withEntries('<player type="single" id="PLAYER1"/>'),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › person | Requerido',
    ],
    [
      'another type of entry',
      withEntries(one.replace('"single"', '"triple"')),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › type | Las opciones son: single, double, team',
    ],
    [
      'an element that is unknown',
      withEntries('<prize/>'),
      'clickTt.impossible | 5 | tournament › competition 1 › players | Campo desconocido: prize',
    ],
    [
      'an element elsewhere',
      usualXml().replace('<players>', '<person/><players>'),
      'clickTt.impossible | 5 | tournament › competition 1 | Campo desconocido: person',
    ],
    [
      'a prototype',
      usualXml().replace('sex="1"', '__proto__="1"'),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › person | Campo desconocido: __proto__',
    ],
    [
      'words between',
      withEntries('hola'),
      'clickTt.impossible | 5 | tournament › competition 1 › players | Campo desconocido: hola',
    ],
    ['no competition', clickTtXml([]), 'clickTt.impossible'],
    [
      'a name that never ends',
      withEntries(one.replace('Jörg', 'ö'.repeat(301))),
      'clickTt.impossible | 5 | tournament › competition 1 › players › player › person › firstname | Debe tener 300 caracteres como máximo',
    ],
    [
      'more than anybody plays',
      withEntries(...Array.from({ length: 1001 }, (_, at) => entry(`P${at}`, oddPeople[0]))),
      'clickTt.impossible | 1005 | tournament › competition 1 › players › player | El máximo de elementos es 1000',
    ],
  ])('%s', (_, file, why) => expect(refusal(file)).toContain(why));

  test('more than 5 MB before it is looked at', () => {
    expect(refusal(new Uint8Array(5_000_001))).toBe('clickTt.tooLarge');
  });
});

test('matches that a file has already are left behind', () => {
  const before = clickTtXml([
    { entries: [one], matches: '<matches><match nr="1" player-a="PLAYER1"/></matches>' },
  ]);
  expect(read(bytes(before), 'es').competitions[0]?.entries).toHaveLength(1);
});
