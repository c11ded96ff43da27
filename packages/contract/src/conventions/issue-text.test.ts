import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { rankingSystem } from '../circuits.ts';
import { translation } from './description.ts';
import { phone } from '../accounts/phones.ts';
import { issueText, type ZodIssue } from './issue-text.ts';
import { typedPassword } from '../accounts/auth.ts';
import { email, instant, line, newPassword, plainDate, range } from './values.ts';

const form = z.object({
  name: line(5),
  email,
  password: newPassword,
  typed: z.object({ password: typedPassword }),
  count: z.int().check(z.gte(1), z.lte(9)),
  weight: z.number().check(z.gt(0), z.lt(5), z.multipleOf(0.5)),
  list: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  born: plainDate,
  at: instant,
  id: z.guid(),
  page: z.url(),
  kind: z.enum(['a', 'b']),
  terms: z.literal(true),
  sure: z.boolean(),
  ages: range(0, 100),
  window: rankingSystem.shape.window,
  description: z.array(translation),
  phones: z.array(phone),
});

const good = {
  name: 'Ana',
  email: 'ana@topspin.test',
  password: 'rabona-7',
  typed: { password: 'rabona-7' },
  count: 3,
  weight: 1.5,
  list: ['x'],
  born: '2026-02-28',
  at: '2026-02-28T10:00:00Z',
  id: '01890000-0000-7000-8000-000000000000',
  page: 'https://topspin.test',
  kind: 'a',
  terms: true,
  sure: false,
  ages: null,
  description: [],
  window: { type: 'tournaments', period: 100 },
  phones: [],
};
const goodPhone = { name: 'Casa', code: '+34', phone: '612345678' };

function keysOf(wrong: object): unknown[] {
  const result = z.safeParse(form, { ...good, ...wrong }, { reportInput: true });
  return (result.error?.issues ?? []).map((issue) => {
    const { key, figures } = issueText(issue satisfies ZodIssue);
    return Object.keys(figures).length === 0 ? key : [key, figures];
  });
}

describe('a field that is wrong', () => {
  test('there is none', () => {
    expect(keysOf({})).toEqual([]);
  });

  test.each<[string, object, unknown[]]>([
    ['a text that is null', { name: null }, ['required']],
    ['a text that is absent', { name: undefined }, ['required']],
    ['a text that is blank', { name: '  ' }, ['required']],
    ['a text that is too long', { name: 'Robert' }, [['tooLong', { max: 5 }]]],
    ['a number for a text', { name: 7 }, ['invalid']],
    ['a number that is null', { count: null }, ['requiredNumber']],
    ['a number that is absent', { weight: undefined }, ['requiredNumber']],
    ['a text for a number', { count: 'three' }, ['notANumber']],
    ['half a thing', { count: 1.5 }, ['wholeNumber']],
    ['too little', { count: 0 }, [['least', { min: 1 }]]],
    ['too much', { count: 10 }, [['most', { max: 9 }]]],
    ['nothing where more is needed', { weight: 0 }, [['moreThan', { min: 0 }]]],
    ['all where less is allowed', { weight: 5 }, [['lessThan', { max: 5 }]]],
    ['what is no step', { weight: 1.25 }, [['multipleOf', { divisor: 0.5 }]]],
    ['no password', { password: null }, ['passwordRequired']],
    ['an empty password', { password: '' }, ['passwordRequired']],
    ['no password to log in with', { typed: { password: '' } }, ['required']],
    ['a short password', { password: '12345' }, [['passwordTooShort', { min: 6 }]]],
    ['an address without a place', { email: 'ana' }, ['email']],
    ['no address', { email: null }, ['required']],
    ['an empty list', { list: [] }, [['tooFew', { min: 1 }]]],
    ['a long list', { list: ['a', 'b', 'c'] }, [['tooMany', { max: 2 }]]],
    ['no list', { list: 'a' }, ['expectedList']],
    ['29 February of another year', { born: '2026-02-29' }, ['date']],
    ['a year that never was', { born: '0000-01-01', at: '0000-01-01T00:00:00Z' }, ['date', 'instant']],
    ['a time without a zone', { at: '2026-02-28 10:00' }, ['instant']],
    ['a name for an id', { id: 'ana' }, ['id']],
    ['a word for a page', { page: 'topspin' }, ['url']],
    ['another option', { kind: 'c' }, [['option', { options: 'a, b' }]]],
    ['no option', { kind: null }, ['required']],
    ['terms not accepted', { terms: false }, ['mustAccept']],
    ['a word for yes', { sure: 'yes' }, ['expectedBoolean']],
    ['a period beyond its unit', { window: { type: 'days', period: 731 } }, [['most', { max: 730 }]]],
    [
      'a description of nothing in no language',
      { description: [{ lang: null, text: ' ' }, { text: null }] },
      ['languageRequired', 'descriptionRequired', 'languageRequired', 'descriptionRequired'],
    ],
    ['a range upside down', { ages: { min: 9, max: 3 } }, ['rangeOrder']],
    [
      'an emptied phone',
      { phones: [{ name: null, code: null, phone: null }] },
      ['required', 'required', 'required'],
    ],
    [
      'a phone left empty in a form',
      { phones: [{ name: '', code: '', phone: '' }] },
      ['required', 'required', 'required'],
    ],
    [
      'a prefix from nowhere',
      { phones: [{ ...goodPhone, code: '+1' }] },
      [['option', { options: '+34, +351, +44' }]],
    ],
    ['a digit too few', { phones: [{ ...goodPhone, phone: '61234567' }] }, ['phoneDigits']],
    ['letters in a phone', { phones: [{ ...goodPhone, phone: 'call me' }] }, ['format', 'phoneDigits']],
  ])('%s', (_, wrong, keys) => {
    expect(keysOf(wrong)).toEqual(keys);
  });
});
