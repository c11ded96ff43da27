import type { Role } from '@topspin/contract';
import { Outlet } from '@tanstack/react-router';
import { useMe } from '#lib/session/use-me.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { opensTo } from '../opens-to.ts';

/** Pages for a role and for admins: for others they do not exist. */
export function OnlyFor({ who }: { readonly who: Role }) {
  const user = useMe()?.user;
  if (user === undefined) return <BallLoader />;
  return opensTo(user.roles, who) ? <Outlet /> : <NotFoundPage />;
}

/** The pages that create something: for others they do not exist. */
export function OnlyIfMay({ create }: { readonly create: 'opens' | 'venues' }) {
  const user = useMe()?.user;
  if (user === undefined) return <BallLoader />;
  return user.may[`create_${create}`] ? <Outlet /> : <NotFoundPage />;
}
