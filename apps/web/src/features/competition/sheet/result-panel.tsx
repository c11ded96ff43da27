import Button from '@mui/material/Button';
import { type MatchPage, putResult } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { removeDraft } from '#ui/draft/drafts.ts';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { useBackToTables } from '#domain/day/from-tables.ts';
import { sheetDraft, type SheetResult } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';

type Props = { readonly match: MatchPage; readonly onByPoints: () => void };

/** The result of a match entered from its sheet. */
export function ResultPanel({ match, onByPoints }: Props) {
  const { t } = useTranslation('matches');
  const draft = sheetDraft(match._id);
  const leave = useBackToTables(match.open._id);
  const save = useWrite({
    showsError: shownHere,
    write: (result: SheetResult) => call(putResult, { params: { id: match._id }, body: result }),
    onSuccess: async () => {
      removeDraft(draft);
      notify('success', t('sheet.saved'));
      leave?.();
      await queries.invalidateQueries();
    },
  });
  return (
    <Panel title={t('sheet.title')} action={<Button onClick={onByPoints}>{t('sheet.byPoints')}</Button>}>
      <SheetForm
        takesFocus
        match={match}
        draft={draft}
        submitLabel={t('sheet.save')}
        busy={save.isPending}
        onSubmit={(result) => save.mutate(result)}
      >
        {save.error && <FormProblem problem={save.error} />}
      </SheetForm>
    </Panel>
  );
}
