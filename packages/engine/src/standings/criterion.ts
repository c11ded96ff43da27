/**
 * What can decide a position, in order: 3.7.5.1 and 3.7.5.2 among the tied players, and the lot by 3.7.5.4.
 */
export const criteria = ['matchPoints', 'setsRatio', 'pointsRatio', 'lot'] as const;
export type Criterion = (typeof criteria)[number];
