import Button from '@mui/material/Button';
import { listPublicResults, publicResultsPerPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { CalmRows } from '#ui/page/calm-rows.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Loaded } from './loaded.tsx';
import { idsOf, Matches, Section } from './section.tsx';
import { useOpen, usePublic } from './use-public.ts';

/** Every result of the open, latest first. */
export function ResultsPage() {
  const { t } = useTranslation('publicPages');
  const [pages, setPages] = useState(1);
  const { open } = useOpen();
  usePageTitle(open.data && `${t('tabs.results')} · ${open.data.name}`);
  return (
    <Stack>
      <Section title={t('tabs.results')}>
        {Array.from({ length: pages }, (_, index) => (
          <ResultsPart
            key={index}
            page={index + 1}
            isLast={index + 1 === pages}
            onMore={() => setPages(pages + 1)}
          />
        ))}
      </Section>
    </Stack>
  );
}

type PartProps = { readonly page: number; readonly isLast: boolean; readonly onMore: () => void };

function ResultsPart({ page, isLast, onMore }: PartProps) {
  const { t } = useTranslation('publicPages');
  const { openId, open } = useOpen();
  const results = usePublic(listPublicResults, {
    params: { id: openId },
    ...(page > 1 && { query: { page } }),
  });
  return (
    <Loaded query={results}>
      {({ collection, total }) =>
        total === 0 ? (
          <StatePanel drawing="emptyTable" title={t('noResults')} />
        ) : (
          <>
            <CalmRows order={idsOf(collection)}>
              <Matches matches={collection} openId={openId} timeZone={open.data?.venue?.time_zone} />
            </CalmRows>
            {isLast && total > page * publicResultsPerPage && (
              <Button onClick={onMore} sx={{ m: 1 }}>
                {t('more')}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}
