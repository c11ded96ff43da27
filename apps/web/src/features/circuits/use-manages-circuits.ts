import { useMe } from '#lib/session/use-me.ts';

/** Whether the current user runs circuits. */
export function useManagesCircuits(): boolean {
  const roles = useMe()?.user.roles ?? [];
  return roles.includes('admin') || roles.includes('circuitManager');
}
