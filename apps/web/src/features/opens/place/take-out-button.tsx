import { type OpenPage, setOpenEdition } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { placeChanged } from '#domain/place-changed.ts';
import { useEditionName } from './use-edition-name.ts';

/** Takes an open out of its edition, after saying what becomes of its results. */
export function TakeOutButton({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const [asking, setAsking] = useState(false);
  const edition = useEditionName(open);
  const put = (edition_id: string | null, grade: number | null = null) =>
    call(setOpenEdition, { params: { id: open._id }, body: { edition_id, grade } });
  const takeOut = useWrite({
    write: () => put(null),
    onSuccess: async () => {
      const { edition: from } = open;
      const undo = () => put(from?._id ?? null, from?.grade?.grade).then(placeChanged);
      notifyRemoved(t('place.taken', { edition }), { undo });
      await placeChanged();
    },
    onSettled: () => setAsking(false),
  });
  const counts = open.state === 'finished' && open.rated;
  return (
    <>
      <ActButton onClick={() => setAsking(true)}>{t('place.take')}</ActButton>
      {asking && (
        <ConfirmDialog
          title={t('place.takeTitle', { edition })}
          confirm={t('place.take')}
          busy={takeOut.isPending}
          onConfirm={() => takeOut.mutate()}
          onCancel={() => setAsking(false)}
        >
          {t(counts ? 'place.takeBodyFinished' : 'place.takeBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
