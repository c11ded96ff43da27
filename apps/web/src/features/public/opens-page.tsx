import Box from '@mui/material/Box';
import { listPublicOpens, type PublicOpenRow } from '@topspin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatDays, formatLeaf } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { CalendarDay } from '#ui/page/calendar-day.tsx';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { Page } from '#ui/page/page.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import { stageOf } from './stages.ts';

const longestSearch = 80;

/** The opens whose results are public, for everybody: what is under way, what comes and what is over. */
export function OpensPage() {
  const { t } = useTranslation('publicPages');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const opens = useQuery({
    ...apiQuery(listPublicOpens, { query: search === '' ? {} : { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('opens.title')} hint={t('opens.hint')}>
      <Box component="search" sx={{ display: 'grid', mb: 2 }}>
        <SearchField
          value={text}
          label={t('opens.search')}
          onChange={(next) => setText(next.slice(0, longestSearch))}
        />
      </Box>
      <Loaded query={opens}>
        {({ collection }) =>
          collection.length === 0 ? (
            <StatePanel
              drawing="emptyTable"
              title={search === '' ? t('opens.none') : t('opens.notFound')}
              hint={search === '' ? t('opens.noneHint') : undefined}
            />
          ) : (
            <Stack>
              {stages.map(({ name, has }) => (
                <Stage key={name} title={t(`opens.${name}`)} opens={collection.filter(has)} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

const isNow = ({ state }: PublicOpenRow) => stageOf[state] === 'now' || state === 'reception';

const stages = [
  { name: 'now', has: isNow },
  { name: 'toCome', has: (open: PublicOpenRow) => stageOf[open.state] === 'before' && !isNow(open) },
  { name: 'canceled', has: ({ state }: PublicOpenRow) => state === 'canceled' },
  { name: 'over', has: ({ state }: PublicOpenRow) => state === 'finished' },
] as const;

function Stage({ title, opens }: { readonly title: string; readonly opens: readonly PublicOpenRow[] }) {
  if (opens.length === 0) return null;
  return (
    <Section title={title}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
          columnGap: 2,
        }}
      >
        {opens.map((open) => (
          <OpenRow key={open._id} open={open} />
        ))}
      </Box>
    </Section>
  );
}

function OpenRow({ open }: { readonly open: PublicOpenRow }) {
  const { t } = useTranslation('publicPages');
  const { _id: openId, name, venue, date_start, date_end, state, playing } = open;
  return (
    <li>
      <RowLink
        to={paths.publicOpen}
        params={{ openId }}
        sx={{ gap: 2, px: 1, py: 1.25, alignItems: 'center' }}
      >
        <CalendarDay {...formatLeaf(date_start, venue?.time_zone)} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Hint component="span" sx={{ display: 'block' }}>
            {[formatDays(date_start, date_end, venue?.time_zone), venue?.name].filter(Boolean).join(' · ')}
          </Hint>
          <Hint component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            {playing > 0 && <ServeBall size={10} label={t('live')} />}
            {playing > 0 ? t('opens.playing', { count: playing }) : t(`states.${state}`)}
          </Hint>
        </Box>
      </RowLink>
    </li>
  );
}
