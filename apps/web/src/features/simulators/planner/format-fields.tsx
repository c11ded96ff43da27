import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type BestOf, bestOfs, type OpenFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { groupLimits } from '#domain/formats/format-code.ts';
import { Stack } from '#ui/layout.ts';
import { NumberBox } from '../number-box.tsx';

type Props = { readonly format: OpenFormat; readonly onChange: (format: OpenFormat) => void };

const firstGroups = { size: 4, qualifiers: 2, bestOf: 5 } as const;

/** The fields of a format: with groups or without, how many go on, and the sets of a match. */
export function FormatFields({ format, onChange }: Props) {
  const { t } = useTranslation('simulators');
  const { groups, knockout } = format;
  return (
    <Stack>
      <TextField
        select
        label={t('format.phases')}
        value={groups === null ? 'knockout' : 'groups'}
        onChange={({ target }) =>
          onChange({ ...format, groups: target.value === 'groups' ? firstGroups : null })
        }
      >
        <MenuItem value="groups">{t('format.withGroups')}</MenuItem>
        <MenuItem value="knockout">{t('format.onlyKnockout')}</MenuItem>
      </TextField>
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
          <SetsField
            label={t('format.setsInGroups')}
            value={groups.bestOf}
            onChange={(bestOf) => onChange({ ...format, groups: { ...groups, bestOf } })}
          />
        </>
      )}
      <SetsField
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

type SetsProps = {
  readonly label: string;
  readonly value: BestOf;
  readonly onChange: (bestOf: BestOf) => void;
};

function SetsField({ label, value, onChange }: SetsProps) {
  const { t } = useTranslation('simulators');
  const choose = (text: string) => {
    const chosen = bestOfs.find((count) => String(count) === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <TextField select label={label} value={String(value)} onChange={({ target }) => choose(target.value)}>
      {bestOfs.map((sets) => (
        <MenuItem key={sets} value={String(sets)}>
          {t('format.bestOf', { count: sets })}
        </MenuItem>
      ))}
    </TextField>
  );
}
