import { leastRecent } from '#http/cache/least-recent.ts';
import { minute } from '#http/durations.ts';

/**
 * Devices of one network, or from anywhere, that may open a link for the first time within a minute. By network, so that a phone
 * somewhere else cannot use up what the hall has; all together, only against many networks at once.
 */
const most = { ofNetwork: 30, ofAll: 300 } as const;

/** Networks and links remembered; each minute is forgotten by the next one of the same. */
const mostRemembered = 20_000;

type Minute = { readonly from: number; count: number };

/** Counts the devices that open links for the first time, in the memory of each server, as other limits do. */
export function countNewcomers() {
  const minutes = leastRecent<Minute>(mostRemembered);
  const countedIn = (key: string, at: number): Minute => {
    const known = minutes.get(key);
    if (known && at - known.from < minute) return known;
    const fresh: Minute = { from: at, count: 0 };
    minutes.put(key, fresh);
    return fresh;
  };
  return {
    /** Counts one more of a link at a network; false, and not counted, where there were too many in this minute. */
    admits(linkId: string, network: string, now: Date): boolean {
      const here = countedIn(`${linkId} ${network}`, now.getTime());
      const all = countedIn(linkId, now.getTime());
      if (here.count >= most.ofNetwork || all.count >= most.ofAll) return false;
      here.count += 1;
      all.count += 1;
      return true;
    },
  };
}
