import { useSession } from '#lib/session/session.ts';
import { MainLayout } from './main-layout.tsx';
import { PlainLayout } from './plain-layout.tsx';

/** Public pages, with the menu for logged-in users. */
export function HelpLayout() {
  return useSession().refreshToken === null ? <PlainLayout /> : <MainLayout />;
}
