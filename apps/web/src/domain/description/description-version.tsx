import { mdiDeleteOutline } from '@mdi/js';
import { languages, type Description, type Language } from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { Icon } from '#ui/icon.tsx';
import { MarkdownField } from '#ui/markdown/markdown-field.tsx';
import type { VersionProblem } from './version-problems.ts';

type Version = Description[number];
/** What has a description. */
export type Described = 'open' | 'circuit' | 'venue';
type Props = {
  readonly version: Version;
  readonly problem: VersionProblem | null;
  /** Languages of the other versions. */
  readonly others: readonly Language[];
  readonly onChange: (version: Version) => void;
  readonly onBlur: () => void;
  /** The first version cannot be removed. */
  readonly onRemove: (() => void) | undefined;
  /** What is described: the empty field suggests what to write. */
  readonly of: Described;
};

/** One version of a description: its language and its text. */
export function DescriptionVersion({ of, version, problem, others, onChange, onBlur, onRemove }: Props) {
  const { t } = useTranslation(['descriptions', 'common']);
  return (
    <Stack gap={1.5} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'start',
          justifyContent: 'space-between',
        }}
      >
        <TextField
          select
          size="small"
          fullWidth={false}
          label={t('descriptions:language')}
          value={version.lang ?? ''}
          onChange={({ target }) => {
            const lang = languages.find((language) => language === target.value);
            if (lang) onChange({ ...version, lang });
          }}
          error={problem?.lang !== undefined}
          helperText={problem?.lang}
          sx={{ minWidth: 160, mt: 1 }}
        >
          {languages
            .filter((lang) => !others.includes(lang))
            .map((lang) => (
              <MenuItem key={lang} value={lang}>
                {t(`common:languages.${lang}`)}
              </MenuItem>
            ))}
        </TextField>
        {onRemove && (
          <Button startIcon={<Icon path={mdiDeleteOutline} />} onClick={onRemove} sx={{ mt: 1 }}>
            {t('descriptions:remove')}
          </Button>
        )}
      </Box>
      <MarkdownField
        value={version.text}
        onChange={(text) => onChange({ ...version, text })}
        onBlur={onBlur}
        label={t('descriptions:title')}
        lang={version.lang}
        placeholder={t(`descriptions:placeholders.${of}`)}
        error={problem?.text}
      />
    </Stack>
  );
}
