import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { About, Item } from './item.ts';
import { isUnsent, queueAgain, remove } from './outbox.ts';

/**
 * Changes to registrations that wait on this device, or were refused: whom they are about, and the way to undo them, to
 * send them again, or to drop them.
 */
export function Changes({ items }: { readonly items: readonly Item[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, textAlign: 'start' }}>
      {items.map((item) =>
        item.about.change ? (
          <li key={item.id}>
            <Change item={item} change={item.about.change} />
          </li>
        ) : null,
      )}
    </Box>
  );
}

type Props = { readonly item: Item; readonly change: NonNullable<About['change']> };

function Change({ item, change: { person, act } }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const words = t(`shell:queue.acts.${act}`, { name: person });
  const drop = () => remove([item.id]);
  if (item.refusal === undefined)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{words}</Typography>
        {isUnsent(item) && <ActButton onClick={drop}>{t('common:undo')}</ActButton>}
      </Box>
    );
  return (
    <Notice tone="error" title={t('shell:queue.refused', { change: words })}>
      {item.refusal.message || t('common:problem.unexpected')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
        <ActButton size="small" onClick={() => queueAgain(item)}>
          {t('common:retry')}
        </ActButton>
        <Button size="small" onClick={drop}>
          {t('shell:queue.drop')}
        </Button>
      </Box>
    </Notice>
  );
}
