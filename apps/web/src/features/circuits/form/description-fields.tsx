import { languages } from '@topspin/contract';
import { mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '#ui/form/select-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { CircuitValues, ParsedCircuit } from './circuit-values.ts';

type Props = { readonly form: ApiForm<CircuitValues, ParsedCircuit> };

/** A description in one or more languages; the first cannot be removed. */
export function DescriptionFields({ form: { control } }: Props) {
  const { t } = useTranslation(['circuits', 'common']);
  const rows = useFieldArray({ control, name: 'description' });
  const written = useWatch({ control, name: 'description' });
  const used = written.map(({ lang }) => lang);
  const next = languages.find((lang) => !used.includes(lang));
  return (
    <>
      <Notice tone="info" title={t('circuits:form.translations')} />
      {rows.fields.map(({ id }, row) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { sm: '160px minmax(0, 1fr)' },
            }}
          >
            <SelectInput
              control={control}
              name={`description.${row}.lang`}
              label={t('circuits:form.language')}
              options={languages
                .filter((lang) => lang === used[row] || !used.includes(lang))
                .map((value) => ({ value, label: t(`common:languages.${value}`) }))}
            />
            <TextInput
              control={control}
              name={`description.${row}.text`}
              label={t('circuits:form.description')}
              multiline
              minRows={3}
            />
          </Box>
          {row > 0 && (
            <IconButton
              aria-label={t('circuits:form.removeLanguage', { number: row + 1 })}
              onClick={() => rows.remove(row)}
              sx={{ mt: 0.75 }}
            >
              <Icon path={mdiDeleteOutline} />
            </IconButton>
          )}
        </Box>
      ))}
      {next && (
        <Button
          startIcon={<Icon path={mdiPlus} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => rows.append({ lang: next, text: '' })}
        >
          {t('circuits:form.addLanguage')}
        </Button>
      )}
    </>
  );
}
