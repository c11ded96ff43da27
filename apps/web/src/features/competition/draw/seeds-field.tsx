import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DrawProposal } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSeeds, usualCounts } from './seed-count.ts';

type Props = {
  readonly choice: NonNullable<DrawProposal['seeds']>;
  /** The number in the draw shown. */
  readonly count: number;
  /** Why the requested number is not possible. */
  readonly problem: string | undefined;
  readonly onChange: (seeds: number) => void;
};

/** How many players are seeded: one of the usual numbers, or any other. */
export function SeedsField({ choice, count, problem, onChange }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  /** What was typed in the field; null for the number of the current draw. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(count);
  const commit = (text: string) => {
    const seeds = readSeeds(text);
    if (seeds === undefined) return setTyped(null);
    return seeds === count && problem === undefined ? undefined : onChange(seeds);
  };
  return (
    <Autocomplete
      freeSolo
      disableClearable
      openOnFocus
      forcePopupIcon
      openText={t('common:showOptions')}
      closeText={t('common:close')}
      options={usualCounts(choice.most).map(String)}
      filterOptions={(options) => [...options]}
      value={String(count)}
      inputValue={shown}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, text) => commit(text)}
      onBlur={() => commit(shown)}
      slotProps={{ paper: { variant: 'outlined' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('draw.seeds')}
          error={problem !== undefined}
          helperText={problem ?? t('draw.seedsHint', choice)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, inputMode: 'numeric', maxLength: 3 },
          }}
        />
      )}
      sx={{ maxWidth: { sm: 360 } }}
    />
  );
}
