import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { GroupsFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { groupLimits } from '#domain/formats/format-code.ts';
import { BestOfField } from '#domain/match/best-of-field.tsx';
import { NumberBox } from '../number-box.tsx';

type Props = { readonly groups: GroupsFormat; readonly onChange: (groups: GroupsFormat) => void };

/** The size of the groups, who goes on, and the sets of their matches. */
export function GroupsFields({ groups, onChange }: Props) {
  const { t } = useTranslation('simulators');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <NumberBox
          label={t('format.size')}
          value={groups.size}
          {...groupLimits}
          onChange={(size) =>
            onChange({ ...groups, size, qualifiers: Math.min(groups.qualifiers, size - 1) })
          }
        />
        <NumberBox
          label={t('format.qualifiers')}
          value={groups.qualifiers}
          min={1}
          max={groups.size - 1}
          onChange={(qualifiers) => onChange({ ...groups, qualifiers })}
        />
      </Box>
      <FormControlLabel
        label={t('format.fills')}
        control={
          <Switch checked={groups.fills ?? false} onChange={(_, fills) => onChange({ ...groups, fills })} />
        }
      />
      <BestOfField
        label={t('format.setsInGroups')}
        value={groups.bestOf}
        onChange={(bestOf) => onChange({ ...groups, bestOf })}
      />
    </>
  );
}
