/** The criteria that can decide a position in a Swiss phase; the organiser chooses some of them and their order. */
export const swissOrders = [
  'wins',
  /** The wins of all opponents. */
  'buchholz',
  /** The Buchholz figures of all opponents. */
  'fineBuchholz',
  /** The matches among those who are level, if all of them met. */
  'ownMatch',
  'setsRatio',
  'setsDifference',
  'pointsRatio',
  'pointsDifference',
  'ratingHigher',
  'ratingLower',
  'lot',
] as const;
export type SwissOrder = (typeof swissOrders)[number];

/** Orders to choose from. */
export const swissPresetNames = ['buchholz', 'masters', 'sets'] as const;
export type SwissPreset = (typeof swissPresetNames)[number];

/** Each ends with the lot, so that no two share a position. */
export const swissPresets: Readonly<Record<SwissPreset, readonly SwissOrder[]>> = {
  buchholz: ['wins', 'buchholz', 'fineBuchholz', 'ownMatch', 'setsRatio', 'pointsRatio', 'lot'],
  /** As the SSV Ulm 1846 published it for its Masters (https://ssvulm1846-masters.de/schweizer-system, 2024). */
  masters: ['wins', 'buchholz', 'fineBuchholz', 'setsDifference', 'ratingHigher', 'pointsDifference', 'lot'],
  sets: ['wins', 'ownMatch', 'setsDifference', 'pointsDifference', 'buchholz', 'ratingLower', 'lot'],
};

/** The order that was chosen, with wins first, each criterion once, and the lot last. */
export const completeOrder = (chosen: readonly SwissOrder[]): readonly SwissOrder[] => [
  ...new Set<SwissOrder>(['wins', ...chosen.filter((one) => one !== 'lot'), 'lot']),
];
