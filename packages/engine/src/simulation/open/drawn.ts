import type { DrawFailure } from '../../draw/report.ts';
import type { Result } from '../../result.ts';

/** A draw of a valid number of players cannot fail; anything else is a bug of the caller. */
export const drawn = <T>(result: Result<T, DrawFailure>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
