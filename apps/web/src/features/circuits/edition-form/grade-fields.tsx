import { gradeLimits } from '@topspin/engine';
import { mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { Icon } from '#ui/icon.tsx';
import { Columns, Row } from '#ui/layout.ts';
import type { EditionForm } from './use-formula.ts';

const numbers = Array.from({ length: gradeLimits.max }, (_, index) => index + gradeLimits.min);

/** The kinds of opens of an edition, and how many results of each count at most. */
export function GradeFields({ form: { control } }: { readonly form: EditionForm }) {
  const { t } = useTranslation('editionForm');
  const { fields, append, remove } = useFieldArray({ control, name: 'ranking_system.grades' });
  const free = numbers.find((number) => !fields.some(({ grade }) => grade === number));
  return (
    <>
      <div>
        <Typography variant="h3" component="h2">
          {t('grades.title')}
        </Typography>
        <Hint>{t('grades.hint')}</Hint>
      </div>
      {fields.map(({ id }, row) => (
        <Row key={id} nowrap sx={{ alignItems: 'start' }}>
          <Columns above="sm" gap={2} sx={{ flex: 1, minWidth: 0 }}>
            <TextInput
              control={control}
              name={`ranking_system.grades.${row}.name`}
              label={t('grades.name')}
            />
            <NumberInput
              control={control}
              name={`ranking_system.grades.${row}.most`}
              label={t('grades.most')}
              hint={t('grades.mostHint')}
            />
          </Columns>
          <IconButton
            aria-label={t('grades.remove', { number: row + 1 })}
            onClick={() => remove(row)}
            sx={{ mt: 0.75 }}
          >
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        </Row>
      ))}
      {free !== undefined && (
        <Button
          startIcon={<Icon path={mdiPlus} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => append({ grade: free, name: '', most: null })}
        >
          {t('grades.add')}
        </Button>
      )}
    </>
  );
}
