import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '#ui/list/filter-choice.tsx';
import { ListTools } from '#ui/list/list-tools.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Stack } from '#ui/layout.ts';
import { Palette } from './palette.tsx';
import { SpecimenCard, type Theme, themes } from './specimen-card.tsx';
import { specimens } from './specimens.tsx';

const views = ['both', 'light', 'dark'] as const;
type View = (typeof views)[number];

const shownIn = (view: View): readonly Theme[] => (view === 'both' ? themes : [view]);

/** Every part of the design system in every state, in one theme or both. */
export function GalleryPage() {
  const { t } = useTranslation('lab');
  const [sought, setSought] = useState('');
  const [view, setView] = useState<View>('both');
  const found = specimens.filter(({ file }) => file.includes(sought.trim().toLowerCase()));
  const shown = shownIn(view);
  return (
    <Page title={t('gallery.title')} hint={t('gallery.hint')} wide>
      <ListTools>
        <SearchField label={t('gallery.find')} value={sought} onChange={setSought} />
        <FilterChoice
          label={t('gallery.theme')}
          value={view}
          options={views.map((value) => ({ value, label: t(`gallery.${value}`) }))}
          onChange={setView}
        />
      </ListTools>
      <Stack gap={3}>
        {sought === '' && (
          <Panel title="theme/tokens.ts">
            <Palette themes={shown} />
          </Panel>
        )}
        {found.map((one) => (
          <SpecimenCard key={one.file} specimen={one} themes={shown} />
        ))}
        {found.length === 0 && <StatePanel drawing="emptyTable" title={t('gallery.none')} />}
      </Stack>
    </Page>
  );
}
