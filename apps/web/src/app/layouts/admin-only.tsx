import { Outlet } from '@tanstack/react-router';
import { useMe } from '#lib/session/use-me.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { NotFoundPage } from '../not-found-page.tsx';

/** The pages for admins: to everybody else there is nothing at their addresses. */
export function AdminOnly() {
  const user = useMe()?.user;
  if (user === undefined) return <BallLoader />;
  return user.roles.includes('admin') ? <Outlet /> : <NotFoundPage />;
}
