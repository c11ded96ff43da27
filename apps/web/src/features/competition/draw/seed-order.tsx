import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { DrawProposal } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { seedsWith } from './seed-count.ts';

type Props = {
  readonly proposal: DrawProposal;
  /** Whether it is the organiser's, and not that of the ratings. */
  readonly isOwn: boolean;
  readonly onChange: (order: string[]) => void;
};

/** Who is which seed: by rating, or as the organiser says. Whoever is chosen for a place pushes the others down. */
export function SeedOrder({ proposal: { seeds, entrants, report }, isOwn, onChange }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const [isShown, setShown] = useState(false);
  const count = report.inputs.seeds ?? 0;
  if (seeds === null || count === 0) return null;
  if (!isShown)
    return (
      <Button sx={{ justifySelf: 'start' }} onClick={() => setShown(true)}>
        {t('draw.seedOrder')}
      </Button>
    );
  const known = new Map(entrants.map((entrant) => [entrant._id, entrant]));
  const ranking = report.inputs.entrants.map(({ _id }) => _id);
  const options = ranking.flatMap((id) => known.get(id) ?? []);
  return (
    <Stack role="group" aria-label={t('draw.seedOrder')} gap={1.5}>
      <Hint>{t('draw.seedOrderHint')}</Hint>
      {ranking.slice(0, count).map((id, at) => (
        <Autocomplete
          key={at}
          disableClearable
          openText={t('common:showOptions')}
          closeText={t('common:close')}
          options={options}
          getOptionKey={({ _id }) => _id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one._id === other._id}
          value={known.get(id) ?? options[0]}
          onChange={(_, { _id }) => onChange(seedsWith(ranking, _id, at, count))}
          slotProps={{ paper: { variant: 'outlined' } }}
          renderInput={(params) => <TextField {...params} label={t('draw.seedAt', { number: at + 1 })} />}
          sx={{ maxWidth: { sm: 360 } }}
        />
      ))}
      <Row gap={1}>
        {isOwn && <Button onClick={() => onChange([])}>{t('draw.seedsByRating')}</Button>}
        <Button onClick={() => setShown(false)}>{t('draw.seedOrderHide')}</Button>
      </Row>
    </Stack>
  );
}
