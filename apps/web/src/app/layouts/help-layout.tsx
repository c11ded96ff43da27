import { useSession } from '#lib/session/session.ts';
import { MainLayout } from './main-layout.tsx';
import { PlainLayout } from './plain-layout.tsx';

/** Pages that anybody may read: with the menu for those who are logged in. */
export function HelpLayout() {
  return useSession().refreshToken === null ? <PlainLayout /> : <MainLayout />;
}
