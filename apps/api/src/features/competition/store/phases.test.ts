import { hasBegun, matchStates, outcomes, type MatchStatus, type Outcome } from '@topspin/engine';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenApi } from '#testing/given-api.ts';
import { hasBegun as hasBegunInSql } from './phases.ts';

const api = givenApi();

const cases: { state: MatchStatus; outcome: Outcome | null }[] = matchStates.flatMap((state) =>
  [null, ...outcomes].map((outcome) => ({ state, outcome })),
);

test('the database and the engine agree on which matches have begun, in every state and outcome', async () => {
  const { rows } = await sql<{ begun: boolean }>`
    select ${hasBegunInSql('m')} as begun
    from json_to_recordset(${JSON.stringify(cases)}) as m(state text, outcome text)`.execute(api.db);
  expect(cases.map((match, index) => ({ ...match, begun: rows[index]?.begun }))).toEqual(
    cases.map((match) => ({ ...match, begun: hasBegun(match) })),
  );
});
