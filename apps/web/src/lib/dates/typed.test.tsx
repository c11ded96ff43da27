import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { changeLanguage } from '../i18n.ts';
import { readTyped, readTyping, separated, shownDate } from './typed-date.ts';
import { readTime, withColon } from './typed-time.ts';

beforeAll(loadWordsForTests);

describe('a date that is typed', () => {
  test.each([
    ['12/03/2011', '2011-03-12'],
    ['1/3/2011', '2011-03-01'],
    ['12-3-2011', '2011-03-12'],
    ['12.03.2011', '2011-03-12'],
    ['12 de marzo de 2011', '2011-03-12'],
    ['2011-03-12', '2011-03-12'],
    ['12032011', '2011-03-12'],
    ['20110312', '2011-03-12'],
    ['120311', '2011-03-12'],
    ['12/3/11', '2011-03-12'],
    ['29/02/2023', undefined],
    ['mañana', undefined],
    ['', undefined],
  ])('%s is %s', (typed, date) => {
    expect(readTyped(typed, 'past')).toBe(date);
  });

  test('has its month first in an American browser in English', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    await changeLanguage('en');
    expect(readTyped('03/12/2011', 'past')).toBe('2011-03-12');
    expect(readTyped('03122011', 'past')).toBe('2011-03-12');
    expect(shownDate('2011-03-12')).toBe('03/12/2011');
    await changeLanguage('es');
  });

  test('with a year of two digits is past for a birthday, and near today otherwise', () => {
    const nextYear = new Date().getUTCFullYear() + 1;
    const typed = `1/2/${String(nextYear).slice(2)}`;
    expect(readTyped(typed, 'past')).toBe(`${nextYear - 100}-02-01`);
    expect(readTyped(typed, 'any')).toBe(`${nextYear}-02-01`);
  });

  test('is not finished with two digits of its year', () => {
    expect(readTyping('12/03/20', 'past')).toBeUndefined();
    expect(readTyping('12/03/2011', 'past')).toBe('2011-03-12');
  });

  test.each([
    ['1', '12', '12/'],
    ['12/0', '12/03', '12/03/'],
    ['1/0', '1/03', '1/03/'],
    ['12/', '12//', '12/'],
    ['12/', '12', '12'],
    ['12/03/2', '12/03/20', '12/03/20'],
    ['', '12/03/2011', '12/03/2011'],
  ])('after «%s», «%s» becomes «%s»', (before, typed, shown) => {
    expect(separated(before, typed)).toBe(shown);
  });
});

describe('a time that is typed', () => {
  test.each([
    ['10:00', '10:00'],
    ['9', '09:00'],
    ['9:', '09:00'],
    ['9:5', '09:05'],
    [':30', '00:30'],
    ['0', '00:00'],
    ['23:59', '23:59'],
    ['930', '09:30'],
    ['1930', '19:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['24:00', ''],
    ['10:60', ''],
    ['12345', ''],
    [':', ''],
    ['-1', ''],
    ['diez', ''],
    ['10 pm', ''],
    ['', ''],
  ])('«%s» is «%s»', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  test('gets its colon as it is typed', () => {
    expect(withColon('1', '10')).toBe('10:');
    expect(withColon('10:', '10')).toBe('10');
    expect(withColon('9', '93')).toBe('93');
    expect(withColon('10:', '10::')).toBe('10:');
  });
});
