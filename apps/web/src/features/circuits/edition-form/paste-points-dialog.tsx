import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '#ui/dialog/modal.tsx';
import { formatPoints } from '../ranking/ranked-line.tsx';
import { formulaOf, type Formula } from './edition-values.ts';
import { readPoints } from './read-points.ts';
import type { EditionForm } from './use-formula.ts';

type Props = { readonly form: EditionForm; readonly onClose: () => void };

/** Takes a table of points from a text, and says which formula it follows. */
export function PastePointsDialog({ form, onClose }: Props) {
  const { t } = useTranslation(['editionForm', 'common']);
  const [text, setText] = useState('');
  const describe = useFormulaWords();
  const rows = readPoints(text);
  const formula = rows && formulaOf(rows);
  const isWrong = text.trim() !== '' && rows === null;
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
        error={isWrong}
        helperText={isWrong ? t('points.unreadable') : formula ? describe(formula) : ' '}
        onChange={({ target }) => setText(target.value)}
      />
    </Modal>
  );
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
