import { useState } from 'react';

/** Whether it is so, or has been since the component appeared: for room that stays once something took it. */
export function useHasBeen(is: boolean): boolean {
  const [been, setBeen] = useState(is);
  if (is && !been) setBeen(true);
  return is || been;
}
