import { getEdition, setOpenEdition, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { GradeSelect } from '#domain/options/grade-select.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { placeChanged } from '#domain/place-changed.ts';

type Props = { readonly openId: string; readonly edition: NonNullable<OpenPage['edition']> };

/** The grade of an open in its edition, which a circuit manager changes: the rankings follow. */
export function GradeField({ openId, edition: { _id: edition_id, grade } }: Props) {
  const { t } = useTranslation('opens');
  const { data } = useQuery(apiQuery(getEdition, { params: { id: edition_id } }));
  const set = useWrite({
    write: (to: number | null) =>
      call(setOpenEdition, { params: { id: openId }, body: { edition_id, grade: to } }),
    onSuccess: () => {
      notify('success', t('place.gradeSet'));
      return placeChanged();
    },
  });
  return (
    <GradeSelect
      grades={data?.ranking_system.grades ?? []}
      label={t('place.grade')}
      none={t('place.noGrade')}
      value={(set.isPending ? set.variables : grade?.grade) ?? null}
      disabled={set.isPending}
      onChange={(to) => set.mutate(to)}
    />
  );
}
