import { useState } from 'react';

export type NoticePlace = 'above' | 'below';

/**
 * Where a notice stands: above what can be tapped if it was there when that was first known, and below it if it came later, so that
 * nothing moves for it. Undefined until it is known.
 */
export function usePlaceOfNotice(isThere: boolean | undefined): NoticePlace | undefined {
  const [wasThere, setWasThere] = useState(isThere);
  if (wasThere === undefined && isThere !== undefined) setWasThere(isThere);
  const known = wasThere ?? isThere;
  return known === undefined ? undefined : known ? 'above' : 'below';
}
