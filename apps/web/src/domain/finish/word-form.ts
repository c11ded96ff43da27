import type { Gender } from '@topspin/engine';

/** Which form of a word names those who play in an open for a gender: champion, winner. */
export type WordForm = 'anybody' | 'man' | 'woman';

/** An open for everybody, or for another gender, has words for anybody. */
export const wordFormOf = (gender: Gender | null): WordForm =>
  gender === 'man' || gender === 'woman' ? gender : 'anybody';
