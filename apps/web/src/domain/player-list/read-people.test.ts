import { describe, expect, test } from 'vitest';
import { orderOf, readDate } from '#lib/dates/written-date.ts';
import { readPeople } from './read-people.ts';

const now = new Date('2026-11-22T10:00:00Z');
const read = (text: string) => readPeople(text, now);
const namesIn = (text: string) => read(text).people.map(({ name }) => name);

describe('a date of a list', () => {
  test.each([
    ['12/05/2012', '2012-05-12'],
    ['1-2-1985', '1985-02-01'],
    ['12.05.12', '2012-05-12'],
    ['12/05/85', '1985-05-12'],
    ['2012-05-12', '2012-05-12'],
    ['2012/5/12', '2012-05-12'],
    ['20120512', '2012-05-12'],
    ['2012-05-12T00:00:00', '2012-05-12'],
    ['12/05/2012 0:00:00', '2012-05-12'],
    ['12 de mayo de 2012', '2012-05-12'],
    ['12 de març de 2012', '2012-03-12'],
    ['3 d’abril de 2012', '2012-04-03'],
    ['12-may-2012', '2012-05-12'],
    ['May 12, 2012', '2012-05-12'],
    ['12th December 2012', '2012-12-12'],
    ['29/02/2012', '2012-02-29'],
    ['29/02/2013', undefined],
    ['31/04/2012', undefined],
    ['13/13/2012', undefined],
    ['2012', undefined],
    ['mañana', undefined],
  ])('%s is %s', (written, date) => {
    expect(readDate(written, 'dayFirst', now)).toBe(date);
  });

  test.each([
    [['05/12/2012', '05/13/2012'], 'monthFirst'],
    [['05/12/2012', '13/05/2012'], 'dayFirst'],
    [['05/12/2012', '05/13/2012', '13/05/2012'], 'dayFirst'],
    [['05/12/2012'], 'dayFirst'],
  ] as const)('in %s the order is %s', (dates, order) => {
    expect(orderOf(dates, now)).toBe(order);
  });
});

describe('a list', () => {
  test('of names alone, one a line, with numbers or bullets', () => {
    expect(namesIn('1. Ana Núñez\n2) Bea Gil\n- Carla Roig\n\n• Dani Pla')).toEqual([
      'Ana Núñez',
      'Bea Gil',
      'Carla Roig',
      'Dani Pla',
    ]);
  });

  test.each([
    [
      'among names',
      'Ana Núñez\n2. GARCIA PEREZ, Luis\nBea Gil',
      ['Ana Núñez', 'Luis GARCIA PEREZ', 'Bea Gil'],
    ],
    [
      'in every line',
      'GARCÍA PÉREZ, Luis\n2 O’DONNELL, Ana María',
      ['Luis GARCÍA PÉREZ', 'Ana María O’DONNELL'],
    ],
    ['as people write', 'Ana Núñez\nPérez, Luis\nBea Gil', ['Ana Núñez', 'Luis Pérez', 'Bea Gil']],
  ])('with surnames first %s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test.each([
    ['?', 'nameMissing'],
    ['12.', 'nameMissing'],
    ['Bea Navarro 31/02/2000', 'nameFigures'],
    ['Bea Navarro 600123456', 'nameFigures'],
    ['Bea 6 99 00 01 11', 'nameFigures'],
  ])('has no player called %s', (written, code) => {
    const list = read(`Ana Núñez\n${written}\nCarla Roig`);
    expect(list.issues).toMatchObject([{ row: 2, code }]);
    expect(list.people).toHaveLength(2);
  });

  test.each([
    ['semicolons', ';'],
    ['commas', ','],
    ['tabs', '\t'],
  ])('with %s and headings is read by these', (_, sign) => {
    const rows = [
      ['Nº', 'Jugador/a', 'Club', 'Fecha de nacimiento', 'Teléfono', 'Puntos', 'Licencia'],
      ['1', 'Ana Núñez', 'CTT Vic', '12/05/1990', '600 12 34 56', '1450', 'X1'],
    ];
    const list = read(rows.map((row) => row.join(sign)).join('\r\n'));
    expect(list.issues).toEqual([]);
    expect(list.unused).toEqual(['Nº', 'Licencia']);
    expect(list.people).toEqual([
      {
        row: 2,
        name: 'Ana Núñez',
        club: 'CTT Vic',
        date_of_birth: '1990-05-12',
        gender: null,
        initial_rating: 1450,
        phone: { name: 'Ana Núñez', code: '+34', phone: '600123456' },
      },
    ]);
  });

  test.each([
    ['Apellidos;Nombre;Club\nNúñez Gil;Ana;Vic'],
    ['Surname,First name,Club\nNúñez Gil,Ana,Vic'],
    [
      'Cognom 1;Cognom 2;Nom;Club\nNúñez;Gil;Ana;Vic'.replace(
        'Cognom 1;Cognom 2',
        'Primer cognom;Segon cognom',
      ),
    ],
    ['Nombre;Club\nNúñez Gil, Ana;Vic'],
    ['"Núñez Gil, Ana";Vic\n'],
  ])('has the first name before the surnames: %s', (text) => {
    expect(read(text).people).toMatchObject([{ name: 'Ana Núñez Gil', club: 'Vic' }]);
  });

  test.each([
    ['alone', 'Ana Núñez;Vic'],
    ['among names', 'Bea Gil\nCarla Roig\nAna Núñez;Vic\nDani Pla'],
    ['first', 'Ana Núñez;Vic\nBea Gil\nCarla Roig'],
  ])('divides one line with a semicolon, %s', (_, text) => {
    expect(read(text).people).toContainEqual(expect.objectContaining({ name: 'Ana Núñez', club: 'Vic' }));
  });

  test('without headings is read by what is in the columns', () => {
    const list = read('1\tAna Núñez\t1990-05-12\tCTT Vic\t1450,5\t+351 912 345 678\n2\tBea Gil\t\t\t\t');
    expect(list.people).toMatchObject([
      {
        row: 1,
        name: 'Ana Núñez',
        club: 'CTT Vic',
        date_of_birth: '1990-05-12',
        gender: null,
        initial_rating: 1450.5,
        phone: { code: '+351', phone: '912345678' },
      },
      { row: 2, name: 'Bea Gil', club: null, date_of_birth: null, initial_rating: null, phone: null },
    ]);
  });

  test('of 200 with 15 planted errors reports exactly those', () => {
    const rows = Array.from({ length: 200 }, (_, at) => [
      `Nombre ${letters(at)} Apellido`,
      'CTT Vic',
      '12/05/1990',
      '1200',
      '600123456',
    ]);
    const plant = (row: number, column: number, written: string) => rows[row - 2]?.splice(column, 1, written);
    plant(5, 0, '');
    plant(9, 0, 'a'.repeat(81));
    plant(17, 1, 'b'.repeat(81));
    plant(21, 2, '31/02/1990');
    plant(22, 2, '1990');
    plant(40, 2, '12/05/2090');
    plant(41, 2, '12/05/1890');
    plant(55, 2, 'no sé');
    plant(77, 3, 'mucho');
    plant(78, 3, '50');
    plant(79, 3, '12000');
    plant(101, 4, '60012345');
    plant(102, 4, '+1 555 123 4567');
    plant(150, 0, `Apellido Nómbre ${letters(0)}`);
    plant(200, 0, `nombre ${letters(0)} apellido`);
    const list = read(
      ['Nombre;Club;Nacimiento;Rating;Teléfono', ...rows.map((row) => row.join(';'))].join('\n'),
    );
    expect(list.issues.map(({ row, code }) => [row, code])).toEqual([
      [5, 'nameMissing'],
      [9, 'tooLong'],
      [17, 'tooLong'],
      [21, 'date'],
      [22, 'date'],
      [40, 'dateOutside'],
      [41, 'dateOutside'],
      [55, 'date'],
      [77, 'rating'],
      [78, 'ratingOutside'],
      [79, 'ratingOutside'],
      [101, 'phone'],
      [102, 'phone'],
      [150, 'repeated'],
      [200, 'repeated'],
    ]);
    expect(list.people).toHaveLength(185);
  });
});

/** A word without digits for each number. */
const letters = (at: number): string =>
  String(at).replace(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)));
