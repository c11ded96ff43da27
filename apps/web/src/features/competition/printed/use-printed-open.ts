import {
  getClassification,
  getGroup,
  getOpen,
  getOpenDay,
  listBrackets,
  listPairs,
  listPhases,
  listScoreLinks,
  type AnswerOf,
  type DayEstimates,
  type Day,
  type Group,
  type Inscription,
  type OpenPage,
  type Pair,
  type Phase,
} from '@topspin/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clubsByPlayer } from '#domain/inscriptions/clubs-by-player.ts';
import { useInscriptionsQuery } from '#domain/inscriptions/use-inscriptions.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { matchTimes, type MatchTime, type TimedMatch } from './match-time.ts';
import { type PlacedMatch, placedMatches } from './scope.ts';
import { useDayPlan } from './use-day-plan.ts';

/** Everything of an open that papers are made of. */
export type PrintedOpen = {
  readonly open: OpenPage;
  readonly phases: readonly Phase[];
  /** With the brackets, in the order of the phases. */
  readonly groups: readonly Group[];
  readonly matches: readonly PlacedMatch[];
  readonly inscriptions: readonly Inscription[];
  /** None in singles. */
  readonly pairs: readonly Pair[];
  /** The clubs by what plays: of a pair those of both. */
  readonly clubs: ReadonlyMap<string, string>;
  readonly classification: AnswerOf<typeof getClassification>;
  readonly timeOf: (match: TimedMatch) => MatchTime;
  readonly zone: string | undefined;
  /** Whether its matches are scored, by codes too: it is not over. */
  readonly isScored: boolean;
  /** The tables whose codes can be printed. */
  readonly tables: readonly number[];
};

type Reading = {
  readonly printed: PrintedOpen | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** Reads an open for its papers. */
export function usePrintedOpen(openId: string): Reading {
  const params = { id: openId };
  const open = useQuery(apiQuery(getOpen, { params }));
  const phases = useQuery(apiQuery(listPhases, { params }));
  const brackets = useQuery(apiQuery(listBrackets, { params }));
  const inscriptions = useInscriptionsQuery(openId);
  const isOfPairs = open.data?.doubles !== undefined;
  const pairs = useQuery({ ...apiQuery(listPairs, { params }), enabled: isOfPairs });
  const classification = useQuery(apiQuery(getClassification, { params }));
  const groupIds = (phases.data?.collection ?? [])
    .filter(({ type }) => type !== 'knockout')
    .flatMap((phase) => phase.groups.map(({ _id }) => _id));
  const groups = useQueries({
    queries: groupIds.map((id) => apiQuery(getGroup, { params: { id } })),
    combine: (answers) => ({
      data: answers.flatMap(({ data }) => data ?? []),
      isDone: answers.every(({ isPending }) => !isPending),
      error: answers.find(({ error }) => error !== null)?.error ?? null,
    }),
  });
  const isActive = open.data?.state === 'active' && open.data.may.manage;
  const day = useQuery({ ...apiQuery(getOpenDay, { params }), enabled: isActive });
  const dayId = day.data?._id ?? '';
  const estimates = useDayPlan(dayId);
  // Nothing but the codes of tables waits for these, which no device keeps.
  const links = useQuery({
    ...apiQuery(listScoreLinks, { params }),
    enabled: open.data !== undefined && isScored(open.data),
  });
  const isTimed = !isActive || (!day.isPending && (dayId === '' || !estimates.isPending));
  const parts = [open, phases, brackets, inscriptions, pairs, classification];
  const error = parts.find((part) => part.error !== null)?.error ?? groups.error;
  const printed = useMemo(
    () =>
      open.data &&
      phases.data &&
      brackets.data &&
      inscriptions.data &&
      classification.data &&
      groups.isDone &&
      (!isOfPairs || pairs.data) &&
      isTimed
        ? together({
            open: open.data,
            phases: phases.data.collection,
            groups: [...groups.data, ...brackets.data.collection],
            inscriptions: inscriptions.data,
            pairs: pairs.data?.collection ?? [],
            classification: classification.data,
            day: day.data,
            estimates: estimates.data,
            links: links.data,
          })
        : undefined,
    [
      open.data,
      phases.data,
      brackets.data,
      inscriptions.data,
      isOfPairs,
      pairs.data,
      classification.data,
      groups.data,
      groups.isDone,
      isTimed,
      day.data,
      estimates.data,
      links.data,
    ],
  );
  const retry = () => {
    for (const part of parts) if (part !== pairs || isOfPairs) void part.refetch();
    void invalidate(getGroup);
  };
  return { printed, error, retry };
}

const isScored = ({ state, may }: OpenPage): boolean =>
  may.manage && state !== 'finished' && state !== 'canceled';

type Parts = Pick<PrintedOpen, 'open' | 'phases' | 'groups' | 'inscriptions' | 'pairs' | 'classification'> & {
  readonly day: Day | undefined;
  readonly estimates: DayEstimates | undefined;
  /** Once they are read, of an open that is scored. */
  readonly links: AnswerOf<typeof listScoreLinks> | undefined;
};

function together({ day, estimates, links, ...parts }: Parts): PrintedOpen {
  const numberOf = new Map(parts.phases.map(({ _id, number }) => [_id, number]));
  const groups = parts.groups.toSorted(
    (one, other) =>
      (numberOf.get(one.phase_id) ?? 0) - (numberOf.get(other.phase_id) ?? 0) || one.number - other.number,
  );
  return {
    ...parts,
    groups,
    matches: placedMatches(groups, parts.phases),
    clubs: clubsByPlayer(parts.inscriptions, parts.pairs),
    timeOf: matchTimes(day?.matches, estimates?.matches, day?.calls),
    zone: parts.open.venue?.time_zone,
    isScored: isScored(parts.open),
    tables: links && isScored(parts.open) ? tablesOf(links) : [],
  };
}

/** Those of the venue and of the day, and those that have a code. */
const tablesOf = ({ tables, collection }: AnswerOf<typeof listScoreLinks>): readonly number[] =>
  [...new Set([...tables, ...collection.flatMap(({ table }) => table ?? [])])].toSorted(
    (one, other) => one - other,
  );
