import { getTimeZone } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiQuery } from '#lib/api/query.ts';
import { useDebounced } from '#ui/list/use-debounced.ts';

const noPosition = '';

/** Calls back with the time zone of a position whenever that becomes another one, a moment after it was typed or moved. */
export function useTimeZoneOf(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
  onTimeZone: (name: string) => void,
): void {
  const written =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude.toFixed(6)} ${longitude.toFixed(6)}`
      : noPosition;
  const [first] = useState(written);
  const [asked, setAsked] = useState(false);
  const settled = useDebounced(written);
  if (!asked && settled !== first) setAsked(true);
  const [north = 0, east = 0] = settled.split(' ').map(Number);
  const { data } = useQuery({
    ...apiQuery(getTimeZone, { query: { latitude: north, longitude: east } }),
    enabled: asked && settled !== noPosition,
    staleTime: Infinity,
    retry: false,
  });
  const found = useEffectEvent((name: string) => onTimeZone(name));
  useEffect(() => {
    if (data) found(data.time_zone);
  }, [data]);
}
