import type { Open } from '@topspin/contract';
import type { Gender } from '@topspin/engine';

/** Which form of a word names those who play in an open for a gender: champion, winner. */
export type WordForm = 'anybody' | 'man' | 'woman';

/** An open for everybody, or for another gender, has words for anybody. */
export const wordFormOf = (gender: Gender | null): WordForm =>
  gender === 'man' || gender === 'woman' ? gender : 'anybody';

/** Which form of a word names who wins a match of an open: a pair in doubles, or one person. */
export const winnerFormOf = ({ doubles, gender }: Pick<Open, 'doubles' | 'gender'>): WordForm | 'pair' =>
  doubles === undefined ? wordFormOf(gender) : 'pair';
