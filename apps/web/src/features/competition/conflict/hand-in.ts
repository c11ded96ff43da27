import { getMatch, listConflicts, type MatchEventOnWire, reportConflict } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { isRefused } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { deviceId } from '#lib/device-id.ts';

const again = 10_000;

/** Events that the server refused, one list for each score they were tapped on. */
export function inRuns(events: readonly MatchEventOnWire[]): MatchEventOnWire[][] {
  const runs: MatchEventOnWire[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.seq === event.seq - 1) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

async function handIn(id: string, events: readonly MatchEventOnWire[]): Promise<void> {
  for (const run of inRuns(events))
    await call(reportConflict, {
      params: { id },
      body: { based_on: (run[0]?.seq ?? 1) - 1, events: run.slice(0, 1000), device: deviceId() },
    });
}

/**
 * Hands in what the server refused, so that somebody can decide, and tries again while there is no line. Gives the refusal if the server
 * does not take it.
 */
export function useHandIn(
  id: string,
  rejected: readonly MatchEventOnWire[],
  onDone: () => void,
): Error | null {
  const client = useQueryClient();
  const sending = useRef(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  useEffect(() => {
    if (rejected.length === 0) return undefined;
    const send = async () => {
      if (sending.current) return;
      sending.current = true;
      try {
        await handIn(id, rejected);
        setRefusal(null);
        onDone();
        await invalidate(client, getMatch, listConflicts);
      } catch (error) {
        if (error instanceof Error && isRefused(error)) setRefusal(error);
      } finally {
        sending.current = false;
      }
    };
    void send();
    const timer = setInterval(() => void send(), again);
    return () => clearInterval(timer);
  }, [client, id, rejected, onDone]);
  return rejected.length > 0 ? refusal : null;
}
