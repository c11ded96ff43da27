import { playersLimits } from '@topspin/contract';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OpenFormValues } from './open-form-values.ts';

/** How many people a plan for so many sides is for: in doubles each side is two. */
const placesFor = (sides: number, { isDoubles }: { readonly isDoubles: boolean }): number =>
  Math.min(isDoubles ? 2 * sides : sides, playersLimits.max);

type FieldsOf = Pick<UseFormReturn<OpenFormValues>, 'getValues' | 'setValue'>;

/** Keeps the places of a planned open those of its sides when singles become doubles, or doubles singles, unless somebody typed others. */
export function usePlannedPlaces(
  { getValues, setValue }: FieldsOf,
  { sides, isDoubles }: { readonly sides: number | undefined; readonly isDoubles: boolean },
): void {
  const places = sides === undefined ? undefined : placesFor(sides, { isDoubles });
  const known = useRef(places);
  useEffect(() => {
    const before = known.current;
    known.current = places;
    if (places === undefined || places === before || getValues('players_max') !== before) return;
    setValue('players_max', places);
  }, [getValues, places, setValue]);
}
