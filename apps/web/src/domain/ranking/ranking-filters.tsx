import { listClubs } from '@topspin/contract';
import { ageCategories, genders, type AgeCategory, type Gender } from '@topspin/engine';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '#lib/dates/date-field.tsx';
import { OptionSearch } from '#domain/options/option-search.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { useSearchField } from '#lib/table/use-search-field.ts';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { heights } from '#ui/theme/tokens.ts';
import { isAhead, type RankingAddress } from './ranking-address.ts';

type Props = {
  readonly address: RankingAddress;
  readonly onChange: (next: {
    readonly [Key in keyof RankingAddress]?: RankingAddress[Key] | undefined;
  }) => void;
};

/** Search, category, gender, club and day of a ranking. */
export function RankingFilters({ address, onChange }: Props) {
  const { t } = useTranslation(['ranking', 'common']);
  const { search, setSearch } = useSearchField(address.q ?? '', (q) => onChange({ q }));
  const [refused, setRefused] = useState<string | null>(null);
  const chooseDay = (date: string) => {
    setRefused(isAhead(date) ? date : null);
    if (!isAhead(date)) onChange({ date });
  };
  const clubs = useOptions(listClubs, { sortBy: ['name'], chosen: address.club ?? '' });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) minmax(0, 1fr)',
          md: '2fr 1fr 1fr 1.5fr 1.25fr',
        },
        '&& > *': { maxWidth: 'none', minWidth: 0 },
        '& .MuiInputBase-root': { minHeight: heights.target },
        '&& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <SearchField label={t('ranking:search')} value={search} onChange={setSearch} />
      <OptionSelect<AgeCategory | ''>
        label={t('ranking:category')}
        value={address.category ?? ''}
        options={[
          { value: '', label: t('ranking:everyCategory') },
          ...ageCategories.map((value) => ({ value, label: t(`common:ageCategories.${value}`) })),
        ]}
        onChange={(category) => onChange({ category: category || undefined })}
      />
      <OptionSelect<Gender | ''>
        label={t('ranking:gender')}
        value={address.gender ?? ''}
        options={[
          { value: '', label: t('ranking:everyGender') },
          ...genders.map((value) => ({ value, label: t(`common:genders.${value}`) })),
        ]}
        onChange={(gender) => onChange({ gender: gender || undefined })}
      />
      <OptionSearch
        size="small"
        label={t('ranking:club')}
        none={t('ranking:everyClub')}
        options={clubs}
        labelOf={({ name }) => name}
        value={address.club ?? ''}
        onChange={(club) => onChange({ club })}
      />
      <DateField
        size="small"
        label={t('ranking:date')}
        tense="past"
        value={refused ?? address.date ?? ''}
        error={refused !== null}
        helperText={refused !== null && t('ranking:dateAhead')}
        onChange={chooseDay}
      />
    </Box>
  );
}
