import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { OpenFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { BestOfField } from '#domain/match/best-of-field.tsx';
import { Stack } from '#ui/layout.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { GroupsFields } from './groups-fields.tsx';
import { firstFormat, kindOf, planKinds } from './plan-kind.ts';
import { SwissFields } from './swiss-fields.tsx';

type Props = {
  readonly format: OpenFormat;
  /** How many play, on which the rounds of a Swiss system depend. */
  readonly players: number;
  readonly onChange: (format: OpenFormat) => void;
};

/** The fields of a format: its phases, how many go on, and the sets of a match. */
export function FormatFields({ format, players, onChange }: Props) {
  const { t } = useTranslation('simulators');
  const { groups, swiss, knockout } = format;
  const kind = kindOf(format);
  return (
    <Stack>
      <SelectField
        label={t('format.phases')}
        value={kind}
        options={planKinds.map((value) => ({ value, label: t(`format.kinds.${value}`) }))}
        onChange={(chosen) => onChange(firstFormat(chosen, knockout, players))}
      />
      {groups && (
        <GroupsFields groups={groups} onChange={(changed) => onChange({ groups: changed, knockout })} />
      )}
      {swiss && (
        <SwissFields
          swiss={swiss}
          players={players}
          onChange={(changed) => onChange({ groups: null, swiss: changed, knockout })}
        />
      )}
      {kind !== 'swiss' && (
        <>
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
        </>
      )}
    </Stack>
  );
}
