import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { OpenFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { BestOfField } from '#domain/match/best-of-field.tsx';
import { Stack } from '#ui/layout.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { groupLimits } from '#domain/formats/format-code.ts';
import { NumberBox } from '../number-box.tsx';

type Props = { readonly format: OpenFormat; readonly onChange: (format: OpenFormat) => void };

const firstGroups = { size: 4, qualifiers: 2, bestOf: 5 } as const;

/** The fields of a format: with groups or without, how many go on, and the sets of a match. */
export function FormatFields({ format, onChange }: Props) {
  const { t } = useTranslation('simulators');
  const { groups, knockout } = format;
  return (
    <Stack>
      <SelectField
        label={t('format.phases')}
        value={groups === null ? 'knockout' : 'groups'}
        options={[
          { value: 'groups', label: t('format.withGroups') },
          { value: 'knockout', label: t('format.onlyKnockout') },
        ]}
        onChange={(phases) => onChange({ ...format, groups: phases === 'groups' ? firstGroups : null })}
      />
      {groups && (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <NumberBox
              label={t('format.size')}
              value={groups.size}
              {...groupLimits}
              onChange={(size) =>
                onChange({
                  ...format,
                  groups: { ...groups, size, qualifiers: Math.min(groups.qualifiers, size - 1) },
                })
              }
            />
            <NumberBox
              label={t('format.qualifiers')}
              value={groups.qualifiers}
              min={1}
              max={groups.size - 1}
              onChange={(qualifiers) => onChange({ ...format, groups: { ...groups, qualifiers } })}
            />
          </Box>
          <FormControlLabel
            label={t('format.fills')}
            control={
              <Switch
                checked={groups.fills ?? false}
                onChange={(_, fills) => onChange({ ...format, groups: { ...groups, fills } })}
              />
            }
          />
          <BestOfField
            label={t('format.setsInGroups')}
            value={groups.bestOf}
            onChange={(bestOf) => onChange({ ...format, groups: { ...groups, bestOf } })}
          />
        </>
      )}
      <BestOfField
        label={t('format.setsInKnockout')}
        value={knockout.bestOf}
        onChange={(bestOf) => onChange({ ...format, knockout: { ...knockout, bestOf } })}
      />
      <FormControlLabel
        label={t('format.thirdPlace')}
        control={
          <Switch
            checked={knockout.thirdPlace}
            onChange={(_, thirdPlace) => onChange({ ...format, knockout: { ...knockout, thirdPlace } })}
          />
        }
      />
    </Stack>
  );
}
