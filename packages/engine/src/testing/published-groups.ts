/**
 * Complete groups of international singles events as they were published, the players as letters: the sets of each match,
 * the order that regulation 3.7.5 gives, what broke a tie in it, and who really went through.
 */
export type PublishedGroup = {
  readonly year: number;
  readonly matches: readonly { readonly a: string; readonly b: string; readonly sets: string }[];
  readonly order: string;
  readonly tieBrokenBy?: 'setsRatio';
  readonly advanced: string;
};

export const publishedGroups: readonly PublishedGroup[] = [
  {
    year: 2019,
    matches: [
      { a: 'A', b: 'B', sets: '11-4 14-16 11-9 11-6' },
      { a: 'A', b: 'C', sets: '10-12 8-11 11-8 7-11' },
      { a: 'B', b: 'C', sets: '11-1 11-6 11-7' },
    ],
    order: 'BAC',
    tieBrokenBy: 'setsRatio',
    advanced: 'B',
  },
  {
    year: 2015,
    matches: [
      { a: 'A', b: 'B', sets: '15-13 11-13 12-10 11-6 9-11 11-3' },
      { a: 'C', b: 'A', sets: '11-6 11-7 5-11 10-12 11-6 8-11 11-4' },
      { a: 'C', b: 'B', sets: '11-3 11-4 11-5 11-7' },
    ],
    order: 'CAB',
    advanced: 'C',
  },
  {
    year: 2017,
    matches: [
      { a: 'B', b: 'A', sets: '11-4 11-7 8-11 11-6 11-6' },
      { a: 'C', b: 'A', sets: '11-7 11-5 11-3 11-4' },
      { a: 'C', b: 'B', sets: '11-8 11-7 10-12 11-13 11-7 10-12 7-11' },
    ],
    order: 'BCA',
    advanced: 'B',
  },
  {
    year: 2018,
    matches: [
      { a: 'A', b: 'B', sets: '13-11 13-11 9-11 9-11 8-11 7-11' },
      { a: 'C', b: 'A', sets: '10-12 11-8 11-8 11-7 11-8' },
      { a: 'C', b: 'B', sets: '10-12 11-8 13-11 10-12 7-11 9-11' },
    ],
    order: 'BCA',
    advanced: 'B',
  },
  {
    year: 2021,
    matches: [
      { a: 'A', b: 'B', sets: '11-2 11-6 11-9' },
      { a: 'A', b: 'C', sets: '9-11 6-11 9-11' },
      { a: 'A', b: 'D', sets: '11-5 11-2 11-6' },
      { a: 'C', b: 'B', sets: '12-10 12-10 4-11 11-8' },
      { a: 'B', b: 'D', sets: '11-8 8-11 9-11 11-4 11-4' },
      { a: 'C', b: 'D', sets: '8-11 11-5 11-8 12-10' },
    ],
    order: 'CABD',
    advanced: 'AC',
  },
  {
    year: 2025,
    matches: [
      { a: 'A', b: 'B', sets: '11-9 11-9 11-5' },
      { a: 'C', b: 'A', sets: '11-9 8-11 7-11 11-8 5-11' },
      { a: 'A', b: 'D', sets: '11-6 5-11 9-11 11-7 11-7' },
      { a: 'C', b: 'B', sets: '11-3 11-8 11-7' },
      { a: 'D', b: 'B', sets: '9-11 11-8 9-11 11-7 11-5' },
      { a: 'C', b: 'D', sets: '8-11 13-11 7-11 11-8 11-1' },
    ],
    order: 'ACDB',
    advanced: 'AC',
  },
  {
    year: 2025,
    matches: [
      { a: 'B', b: 'A', sets: '11-4 11-3 11-7' },
      { a: 'C', b: 'A', sets: '11-5 11-8 11-8' },
      { a: 'D', b: 'A', sets: '11-4 11-5 11-4' },
      { a: 'B', b: 'C', sets: '10-12 12-10 7-11 12-10 5-11' },
      { a: 'D', b: 'B', sets: '11-7 11-8 11-13 11-2' },
      { a: 'D', b: 'C', sets: '11-6 11-8 6-11 11-7' },
    ],
    order: 'DCBA',
    advanced: 'CD',
  },
  {
    year: 2025,
    matches: [
      { a: 'B', b: 'A', sets: '8-11 11-8 11-13 11-9 11-6' },
      { a: 'A', b: 'C', sets: '11-4 11-9 11-4' },
      { a: 'A', b: 'D', sets: '11-7 11-5 11-8' },
      { a: 'B', b: 'C', sets: '11-6 11-7 11-7' },
      { a: 'B', b: 'D', sets: '11-4 11-5 11-7' },
      { a: 'D', b: 'C', sets: '11-5 11-4 12-10' },
    ],
    order: 'BADC',
    advanced: 'AB',
  },
];
