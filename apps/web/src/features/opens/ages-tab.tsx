import Box from '@mui/material/Box';
import type { Inscription, OpenPage } from '@topspin/contract';
import { type AgeCategory, ageCategories } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { useInscriptions } from '#domain/inscriptions/use-inscriptions.ts';

/** The players by age category. */
export function AgesTab({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation(['opens', 'common']);
  const playing = useInscriptions(open._id).filter(
    ({ state }) => state === 'registered' || state === 'present',
  );
  if (playing.length === 0) return <StatePanel drawing="racket" title={t('players.none')} />;
  const categories: readonly (AgeCategory | null)[] = [...ageCategories, null];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {categories.map((category) => (
        <Category
          key={category ?? 'none'}
          title={category ? t(`common:ageCategories.${category}`) : t('ages.none')}
          inscriptions={playing.filter(({ player }) => player.age_category === category)}
        />
      ))}
    </Box>
  );
}

type CategoryProps = { readonly title: string; readonly inscriptions: readonly Inscription[] };

function Category({ title, inscriptions }: CategoryProps) {
  const { t } = useTranslation('opens');
  if (inscriptions.length === 0) return null;
  return (
    <Panel title={title}>
      <Hint>{t('ages.players', { count: inscriptions.length })}</Hint>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {inscriptions.map(({ _id, player }) => (
          <Box component="li" key={_id} sx={{ py: 0.5 }}>
            {player.name}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
