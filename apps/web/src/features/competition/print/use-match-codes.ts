import { createScoreLinks, listScoreLinks } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { apiQuery, readNow } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';

/** How many links one call creates. */
const atOnce = 100;

/**
 * The codes that score these matches, by match, and printing with those that are missing: one that was revoked has a new one on
 * the next sheet.
 */
export function useMatchCodes(openId: string, matchIds: readonly string[]) {
  const params = { id: openId };
  const { data } = useQuery(apiQuery(listScoreLinks, { params }));
  const codes = new Map(data?.collection.flatMap(({ match, token }) => (match ? [[match._id, token]] : [])));
  const [times, setTimes] = useState(0);
  const create = useWrite({
    write: async () => {
      // Somebody may have revoked one since.
      const valid = await readNow(listScoreLinks, { params });
      const has = new Set(valid.collection.map(({ match }) => match?._id));
      const missing = matchIds.filter((id) => !has.has(id));
      for (let from = 0; from < missing.length; from += atOnce)
        await call(createScoreLinks, { params, body: { matches: missing.slice(from, from + atOnce) } });
      if (missing.length > 0) await readNow(listScoreLinks, { params });
    },
    onSuccess: () => setTimes((before) => before + 1),
  });
  // Once the new codes are drawn.
  useEffect(() => {
    if (times > 0) window.print();
  }, [times]);
  return { codes, isPending: create.isPending, print: () => create.mutate() };
}
