import { largestGroup } from '@topspin/contract';
import { fail } from '#http/fail.ts';

/** Refuses groups whose page would be too long for everybody who opens it. */
export function refuseLargeGroups(groups: readonly (readonly unknown[])[]): void {
  if (groups.some(({ length }) => length > largestGroup))
    throw fail('draw.groupTooLarge', { max: largestGroup });
}
