import { createScoreLinks, listScoreLinks, type AnswerOf } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { apiQuery, readNow } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { noCodes, type Codes } from '../printed/codes.ts';

/** How many links one call creates. */
const atOnce = 100;

/** The tables and matches that need a code. */
export type Coded = { readonly matches: readonly string[]; readonly tables: readonly number[] };

const codesIn = ({ collection }: AnswerOf<typeof listScoreLinks>): Codes => ({
  matches: new Map(collection.flatMap(({ match, token }) => (match ? [[match._id, token]] : []))),
  tables: new Map(collection.flatMap(({ table, token }) => (table === null ? [] : [[table, token]]))),
});

const missingIn = ({ matches, tables }: Coded, codes: Codes): Coded => ({
  matches: matches.filter((id) => !codes.matches.has(id)),
  tables: tables.filter((table) => !codes.tables.has(table)),
});

/**
 * The codes that score these matches and tables, and printing with those that are missing: one that was revoked has a new one on
 * the next sheet.
 */
export function useCodes(openId: string, coded: Coded) {
  const params = { id: openId };
  const { data } = useQuery(apiQuery(listScoreLinks, { params }));
  const codes = data ? codesIn(data) : noCodes;
  const left = missingIn(coded, codes);
  const [times, setTimes] = useState(0);
  const create = useWrite({
    write: async () => {
      // Somebody may have revoked one since.
      const { matches, tables } = missingIn(coded, codesIn(await readNow(listScoreLinks, { params })));
      for (let from = 0; from < Math.max(matches.length, tables.length); from += atOnce) {
        const body = {
          matches: matches.slice(from, from + atOnce),
          tables: tables.slice(from, from + atOnce),
        };
        await call(createScoreLinks, { params, body });
      }
      if (matches.length + tables.length > 0) await readNow(listScoreLinks, { params });
    },
    onSuccess: () => setTimes((before) => before + 1),
  });
  // Once the new codes are drawn.
  useEffect(() => {
    if (times > 0) window.print();
  }, [times]);
  return {
    codes,
    areMissing: left.matches.length + left.tables.length > 0,
    isPending: create.isPending,
    print: () => create.mutate(),
  };
}
