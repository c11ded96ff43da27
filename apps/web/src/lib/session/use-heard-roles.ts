import { me, type Role, roles } from '@topspin/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { apiQuery, queries } from '#lib/api/query.ts';
import { getHeardRoles, type HeardRoles, subscribeToRoles } from './heard-roles.ts';
import { useMe, type Me } from './use-me.ts';

/** Follows the roles that an admin gives or takes while this account is logged in, and calls back with the new ones. */
export function useHeardRoles(onChange: (roles: readonly Role[]) => void): void {
  const heard = useSyncExternalStore(subscribeToRoles, getHeardRoles);
  const user = useMe()?.user;
  const follow = useEffectEvent((said: HeardRoles) => {
    if (!user || said.userId !== user._id || user.roles.join(',') === said.roles) return;
    const now = roles.filter((role) => said.roles.split(',').includes(role));
    const change = (known: Me | undefined) => known && { ...known, user: { ...known.user, roles: now } };
    queries.setQueryData<Me>(apiQuery(me).queryKey, change);
    onChange(now);
  });
  useEffect(() => {
    if (heard) follow(heard);
  }, [heard]);
}
