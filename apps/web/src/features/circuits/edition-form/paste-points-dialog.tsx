import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { positionsAtMost } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { formatPoints } from '../ranking/ranked-line.tsx';
import { formulaOf, type Formula } from './edition-values.ts';
import { PointsPreview } from './points-preview.tsx';
import { readPoints, type ListProblem } from './read-points.ts';
import type { EditionForm } from './use-formula.ts';

type Props = { readonly form: EditionForm; readonly onClose: () => void };

/** Takes a table of points from a text: shows what was read and which formula it follows, or the line that cannot be read. */
export function PastePointsDialog({ form, onClose }: Props) {
  const { t } = useTranslation(['editionForm', 'common']);
  const [text, setText] = useState('');
  const describe = useFormulaWords();
  const explain = useProblemWords();
  const read = readPoints(text);
  const rows = read && !('kind' in read) ? read : null;
  const problem = read && 'kind' in read ? read : null;
  const formula = rows && formulaOf(rows);
  const use = () => {
    if (!rows || !formula) return;
    form.setValue('formula', formula, { shouldDirty: true, shouldValidate: true });
    form.setValue('ranking_system.pointsDistribution', [...rows], {
      shouldDirty: true,
      shouldValidate: true,
    });
    onClose();
  };
  return (
    <Modal
      title={t('points.pasteTitle')}
      maxWidth="xs"
      unsaved={text.trim() !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button variant="contained" disabled={!rows} onClick={use}>
            {t('points.use')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('points.pasteHint')}
      </Typography>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened takes the focus
        autoFocus
        fullWidth
        multiline
        minRows={6}
        maxRows={12}
        label={t('points.list')}
        placeholder={'1 2000\n2 1700\n3-4 1445'}
        value={text}
        error={problem !== null}
        helperText={(problem && explain(problem)) ?? (formula ? describe(formula) : ' ')}
        onChange={({ target }) => setText(target.value)}
      />
      {rows && <PointsPreview rows={rows} />}
    </Modal>
  );
}

/** What is wrong with a list, in words. */
function useProblemWords(): (problem: ListProblem) => string {
  const { t } = useTranslation('editionForm');
  return (problem) => {
    switch (problem.kind) {
      case 'unreadable':
        return t('points.unreadable', problem);
      case 'twice':
        return t('points.twice', problem);
      case 'tooMany':
        return t('points.tooMany', { most: positionsAtMost });
    }
  };
}

/** A formula in words. */
function useFormulaWords(): (formula: Formula) => string {
  const { t } = useTranslation('editionForm');
  return ({ type, positions, first, decay }) => {
    const figures = { count: positions, first: formatPoints(first) };
    switch (type) {
      case 'exponential':
        return t('points.inferred.exponential', { ...figures, decay: formatPoints(decay) });
      case 'linear':
        return t('points.inferred.linear', figures);
      case 'custom':
        return t('points.inferred.custom', figures);
    }
  };
}
