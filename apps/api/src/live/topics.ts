/** The channel on which every server hears what has changed. */
export const liveChannel = 'topspin_live';

/** What a ring is about, as `match:ID`, `open:ID`, `user:ID`. */
export type Topics = readonly string[];

/** The topics of a ring as it was written; a ring that cannot be read is about nothing. */
export function topicsIn(payload: string | undefined): Topics {
  try {
    const topics: unknown = JSON.parse(payload ?? '[]');
    return Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [];
  } catch {
    return [];
  }
}
