/**
 * Changes of rating as the German table-tennis association publishes them (TTR): an Elo with scale 150 and one
 * update per event, change = round(K × (wins − expected wins)). Games are [opponent's rating, 1 won or 0 lost].
 */
export type PublishedChange = {
  readonly rating: number;
  readonly k: number;
  readonly games: readonly (readonly [opponent: number, won: 0 | 1])[];
  readonly expectedWins: number;
  readonly change: number;
};

export const publishedChanges: readonly PublishedChange[] = [
  { rating: 1544, k: 16, games: [[1488, 1]], expectedWins: 0.703, change: 5 },
  {
    rating: 1392,
    k: 16,
    games: [
      [1422, 1],
      [1388, 1],
    ],
    expectedWins: 0.902,
    change: 18,
  },
  {
    rating: 1407,
    k: 16,
    games: [
      [1412, 1],
      [1387, 0],
    ],
    expectedWins: 1.057,
    change: -1,
  },
  {
    rating: 1406,
    k: 16,
    games: [
      [1468, 0],
      [1481, 0],
    ],
    expectedWins: 0.519,
    change: -8,
  },
  {
    rating: 1489,
    k: 20,
    games: [
      [1477, 1],
      [1522, 1],
    ],
    expectedWins: 0.922,
    change: 22,
  },
  {
    rating: 1407,
    k: 20,
    games: [
      [1469, 1],
      [1411, 0],
    ],
    expectedWins: 0.763,
    change: 5,
  },
  {
    rating: 765,
    k: 32,
    games: [
      [715, 1],
      [765, 1],
    ],
    expectedWins: 1.183,
    change: 26,
  },
  {
    rating: 775,
    k: 28,
    games: [
      [615, 1],
      [851, 1],
      [791, 1],
      [999, 0],
      [757, 1],
      [838, 0],
    ],
    expectedWins: 2.473,
    change: 43,
  },
];
