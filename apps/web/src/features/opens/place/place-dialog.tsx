import { askForPlace, listEditions, setOpenEdition, type OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { GradeSelect } from '#domain/options/grade-select.tsx';
import { OptionSearch } from '#domain/options/option-search.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Stack } from '#ui/layout.ts';
import { editionsToAsk } from './editions-to-ask.ts';
import { placeChanged } from '#domain/place-changed.ts';
import { inWords } from './use-edition-name.ts';

type Props = { readonly open: OpenPage; readonly onClose: () => void };

/** Asks for a place of an open in an edition; a circuit manager puts it there. */
export function PlaceDialog({ open, onClose }: Props) {
  const { t } = useTranslation('opens');
  const { place: manages } = open.may;
  const [chosen, setChosen] = useState(open.edition_request?.edition._id ?? '');
  const [grade, setGrade] = useState<number | null>(null);
  const editions = useOptions(listEditions, { ...editionsToAsk(manages), chosen });
  const edition = editions.rowOf(chosen);
  const ask = useWrite({
    write: async (edition_id: string) => {
      const params = { id: open._id };
      if (manages) await call(setOpenEdition, { params, body: { edition_id, grade } });
      else await call(askForPlace, { params, body: { edition_id } });
    },
    onSuccess: async () => {
      const name = edition ? inWords({ name: edition.name, circuit: edition.circuit.name }) : '';
      notify('success', t(manages ? 'place.putDone' : 'place.askDone', { edition: name }));
      await placeChanged();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(manages ? 'place.putTitle' : 'place.askTitle')}
      confirm={t(manages ? 'place.putConfirm' : 'place.askConfirm')}
      busy={ask.isPending}
      disabled={edition === undefined}
      onConfirm={() => ask.mutate(chosen)}
      onCancel={onClose}
    >
      <Stack>
        {t(bodyOf(open))}
        <OptionSearch
          label={t('place.field')}
          none={t('place.noEdition')}
          options={editions}
          labelOf={({ circuit, name }) => inWords({ name, circuit: circuit.name })}
          value={chosen}
          onChange={(id) => {
            setChosen(id);
            setGrade(null);
          }}
        />
        {manages && edition && (
          <GradeSelect
            grades={edition.ranking_system.grades}
            label={t('place.grade')}
            none={t('place.noGrade')}
            value={grade}
            onChange={setGrade}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** What a place means for the results of an open, which may be over already. */
const bodyOf = ({ may, state }: OpenPage) => {
  if (!may.place) return 'place.askBody';
  return state === 'finished' ? 'place.putBodyFinished' : 'place.putBody';
};
