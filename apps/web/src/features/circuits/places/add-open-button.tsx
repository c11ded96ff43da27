import { listOpens, setOpenEdition, type Edition } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatDays } from '#lib/format.ts';
import { GradeSelect } from '#domain/options/grade-select.tsx';
import { OptionSearch } from '#domain/options/option-search.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Stack } from '#ui/layout.ts';
import { placeChanged } from '#domain/place-changed.ts';

type Props = { readonly edition: Edition };

/** Puts an open that is in no edition into this one. */
export function AddOpenButton({ edition }: Props) {
  const { t } = useTranslation('circuits');
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ActButton size="small" onClick={() => setAdding(true)}>
        {t('places.add')}
      </ActButton>
      {adding && <AddOpenDialog edition={edition} onClose={() => setAdding(false)} />}
    </>
  );
}

function AddOpenDialog({ edition, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation('circuits');
  const [chosen, setChosen] = useState('');
  const [grade, setGrade] = useState<number | null>(null);
  const opens = useOptions(listOpens, {
    filters: { 'edition._id': null, state: { $ne: 'canceled' } },
    sortBy: ['date_start'],
    sortDesc: [true],
    chosen,
  });
  const open = opens.rowOf(chosen);
  const put = (id: string, place: { readonly edition_id: string | null; readonly grade: number | null }) =>
    call(setOpenEdition, { params: { id }, body: place });
  const add = useWrite({
    write: (id: string) => put(id, { edition_id: edition._id, grade }),
    onSuccess: async (_, id) => {
      const undo = () => put(id, { edition_id: null, grade: null }).then(placeChanged);
      notifyRemoved(t('places.added', { name: open?.name ?? '' }), { undo });
      await placeChanged();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('places.addTitle')}
      confirm={t('places.addConfirm')}
      busy={add.isPending}
      disabled={open === undefined}
      onConfirm={() => add.mutate(chosen)}
      onCancel={onClose}
    >
      <Stack>
        {t('places.addBody')}
        <OptionSearch
          label={t('places.open')}
          none={t('places.noOpen')}
          options={opens}
          labelOf={({ name, date_start: at, venue }) => `${name} · ${formatDays(at, at, venue?.time_zone)}`}
          value={chosen}
          onChange={setChosen}
        />
        <GradeSelect
          grades={edition.ranking_system.grades}
          label={t('places.grade')}
          none={t('places.noGrade')}
          value={grade}
          onChange={setGrade}
        />
      </Stack>
    </ConfirmDialog>
  );
}
