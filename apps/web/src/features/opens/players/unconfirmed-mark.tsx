import Button from '@mui/material/Button';
import type { Inscription } from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#lib/i18n.ts';
import { Hint } from '#ui/page/hint.tsx';

const WriteToFamily = lazy(async () => {
  const [{ WriteToFamily: component }] = await Promise.all([
    import('#domain/inscriptions/write-to-family.tsx'),
    loadWords(['players']),
  ]);
  return { default: component };
});

/** Marks a minor whose family has not confirmed: no phone is shown yet, but there is a way to reach the family. */
export function UnconfirmedMark({ inscription }: { readonly inscription: Inscription }) {
  const { t } = useTranslation('opens');
  const [writing, setWriting] = useState(false);
  const { _id, open_id, player } = inscription;
  return (
    <Hint component="div">
      {t('players.unconfirmed')}{' '}
      <Button
        size="small"
        aria-label={t('players.writeToFamilyOf', { name: player.name })}
        onClick={() => setWriting(true)}
        sx={{ minHeight: 44, px: 1 }}
      >
        {t('players.writeToFamily')}
      </Button>
      <Suspense>
        {writing && (
          <WriteToFamily
            name={player.name}
            registration={{ open_id, inscription_id: _id }}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </Hint>
  );
}
