import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { PublicOpen } from '@topspin/contract';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { RoomFor } from '#ui/page/room-for.tsx';
import { stageOf } from '../stages.ts';

const Tab = createLink(
  styled('a')({
    flex: 'none',
    minHeight: 48,
    padding: '0 clamp(8px, 2.4vw, 16px)',
    display: 'grid',
    placeItems: 'center',
    color: 'var(--mui-palette-text-secondary)',
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
    '&[aria-current]': {
      color: 'var(--mui-palette-text-primary)',
      fontWeight: 700,
      borderColor: 'var(--mui-palette-primary-main)',
    },
    '&:focus-visible': { outlineOffset: -3 },
  }),
);

type TabsProps = {
  readonly open: PublicOpen;
  /** Whether the page is one match or one player: the first tab, which leads back, is marked. */
  readonly within: boolean;
};

/**
 * The parts of an open. The first is what is played now, and before and after that the open itself; results once there may be some.
 * One that comes while the page is open stands behind the others, which stay where they are.
 */
export function Tabs({
  open: { _id: openId, has_groups, only_swiss, has_brackets, state },
  within,
}: TabsProps) {
  const { t } = useTranslation('publicPages');
  const stage = stageOf[state];
  const tabs = [
    { to: paths.publicOpen, words: t(`tabs.${stage}`), shown: true },
    { to: paths.publicGroups, words: t(only_swiss ? 'tabs.swiss' : 'tabs.groups'), shown: has_groups },
    { to: paths.publicBrackets, words: t('tabs.brackets'), shown: has_brackets },
    { to: paths.publicResults, words: t('tabs.results'), shown: stage !== 'before' },
  ] as const;
  const shown = tabs.filter((tab) => tab.shown);
  const [first] = useState(stage);
  const [order, setOrder] = useState(() => shown.map(({ to }) => to));
  const late = shown.map(({ to }) => to).filter((to) => !order.includes(to));
  if (late.length > 0) setOrder([...order, ...late]);
  if (shown.length === 1) return null;
  return (
    <Box
      component="nav"
      aria-label={t('tabs.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', mb: 2, mx: -1 }}
    >
      {order
        .flatMap((to) => shown.filter((tab) => tab.to === to))
        .map(({ to, words }) => (
          <Tab
            key={to}
            to={to}
            params={{ openId }}
            activeOptions={{ exact: !(within && to === paths.publicOpen) }}
            activeProps={{ 'aria-current': within ? 'true' : 'page' }}
          >
            {to === paths.publicOpen ? (
              <RoomFor texts={[t(`tabs.${first}`), t('tabs.over')]}>{words}</RoomFor>
            ) : (
              words
            )}
          </Tab>
        ))}
    </Box>
  );
}
