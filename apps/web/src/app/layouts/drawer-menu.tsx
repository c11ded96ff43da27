import Box from '@mui/material/Box';
import { getTrust } from '@topspin/contract';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingCount } from '#features/my-page/pending/use-pending.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { useMe } from '#lib/session/use-me.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { useIsWhole } from '#ui/whole/use-is-whole.ts';
import { opensTo } from '../opens-to.ts';
import { menu, type MenuEntry } from '../menu.ts';
import { paths } from '#lib/paths.ts';
import { CountBadge } from './count-badge.tsx';
import { MenuItem, MenuList } from './menu-list.tsx';

const LabMenu = lazy(async () => {
  const [{ LabMenu: component }] = await Promise.all([import('./lab-menu.tsx'), loadWords(['lab'])]);
  return { default: component };
});

/** The menu, with the admin entries that the user's roles give access to. */
export function DrawerMenu({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation('shell');
  const roles = useMe()?.user.roles ?? [];
  const lab = useInstallation()?.lab ?? false;
  const nav = useRef<HTMLElement>(null);
  const isWhole = useIsWhole('menu');
  // The admin's menu is longer than most screens: the entry of the page is in sight when a page is opened.
  useLayoutEffect(() => {
    if (roles.length > 0)
      nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [roles.length]);
  const sections = menu.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter(({ shownTo }) => shownTo === undefined || opensTo(roles, shownTo)),
  }));
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={t('menu.label')}
      sx={{ p: 1.5, visibility: isWhole ? 'visible' : 'hidden' }}
    >
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map(({ heading, entries }) => (
          <MenuList key={heading} heading={heading ? t(`menu.${heading}`) : undefined}>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} onChosen={onChosen} />
            ))}
          </MenuList>
        ))}
      {lab && (
        <Suspense fallback={<HoldsPaint />}>
          <LabMenu onChosen={onChosen} />
        </Suspense>
      )}
    </Box>
  );
}

/** How many opens await trust. */
function WaitingBadge() {
  const { t } = useTranslation('home');
  const count = useQuery(apiQuery(getTrust)).data?.waiting.opens ?? 0;
  if (count === 0) return null;
  return <CountBadge count={count} label={t('approval.title', { count })} />;
}

type EntryProps = { readonly entry: MenuEntry; readonly onChosen: () => void };

function Entry({ entry: { to, icon, label }, onChosen }: EntryProps) {
  const { t } = useTranslation('shell');
  return (
    <MenuItem
      to={to}
      icon={icon}
      label={t(`menu.${label}`)}
      onChosen={onChosen}
      badge={
        (to === paths.management && <PendingBadge />) || (to === paths.organisersAdmin && <WaitingBadge />)
      }
    />
  );
}

/** How many items in Gestión await an answer. */
function PendingBadge() {
  const { t } = useTranslation('shell');
  const count = usePendingCount();
  if (count === 0) return null;
  return <CountBadge count={count} label={t('pending', { count })} />;
}
