/** The channel every server listens on for changes. */
export const liveChannel = 'topspin_live';

/**
 * The topics of a ring: `user:ID` (what a session carries), `table:NAME`, `open:ID:TABLE`, `day:ID:TABLE`, `screen:ID:TABLE`, `player:ID` (their matches),
 * `match:ID` (its log grew), `match:ID:row` (anything else of it) and `scoreLinks:ID` (those of an open).
 */
export type Topics = readonly string[];

type Match = { readonly id: string; readonly open_id: string };

/** Rung by a point, which changes nothing but the score. */
export const topicsOfPoint = ({ id, open_id }: Match): Topics => [`match:${id}`, `open:${open_id}:points`];

/** Rung by what changes more of a match than its log. */
export const topicsOfMatch = ({ id, open_id }: Match): Topics => [
  `match:${id}:row`,
  `open:${open_id}:matches`,
];

/** Rung where only the table, the umpire or the call of a match changes. */
export const topicsOfTable = ({ id, open_id }: Match): Topics => [
  `match:${id}:row`,
  `open:${open_id}:match_tables`,
];

/** Parses the topics of a ring; a malformed ring has none. */
export function topicsIn(payload: string | undefined): Topics {
  try {
    const topics: unknown = JSON.parse(payload ?? '[]');
    return Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [];
  } catch {
    return [];
  }
}
