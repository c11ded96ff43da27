import { installation, type AnswerOf } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';

const rarelyChanges = 5 * 60_000;

/** What every page needs to know of the installation; undefined until loaded. */
export const useInstallation = (): AnswerOf<typeof installation> | undefined =>
  useQuery({ ...apiQuery(installation), staleTime: rarelyChanges }).data;
