import { mdiPlus } from '@mdi/js';
import { languages, type Description, type Language } from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, useFormState, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { Stack } from '#ui/layout.ts';
import type { Bound } from '#ui/form/bound.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { DescriptionVersion, type Described } from './description-version.tsx';
import { problemsOf } from './version-problems.ts';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly of: Described;
  /** May be left empty. */
  readonly optional?: boolean;
};

/** A description in one or more languages, each a tab; the first cannot be removed. */
export function DescriptionInput<Values extends FieldValues, Parsed>({
  control,
  name,
  of,
  optional = false,
}: Props<Values, Parsed>) {
  const { t } = useTranslation(['descriptions', 'common']);
  const { field, fieldState } = useController({ control, name });
  const versions: Description = field.value;
  const problems = problemsOf(fieldState.error, versions.length);
  const { submitCount } = useFormState({ control });
  const [chosen, setChosen] = useState(0);
  const [shownFor, setShownFor] = useState(submitCount);
  const open = Math.min(chosen, versions.length - 1);
  const wrong = problems.findIndex((problem) => problem !== null);
  // A form that is sent shows what is wrong, whichever tab was open.
  if (submitCount !== shownFor && wrong !== -1) {
    setShownFor(submitCount);
    if (problems[open] === null) setChosen(wrong);
  }
  const id = useId();
  const version = versions[open];
  const next = nextLanguage(versions);
  const change = (fresh: Description) => field.onChange(fresh);
  return (
    <Stack
      ref={(box: HTMLElement | null) => field.ref(box && { focus: () => focusText(box) })}
      role="group"
      aria-labelledby={`${id}-title`}
      gap={1.5}
      sx={{ minWidth: 0 }}
    >
      <Typography id={`${id}-title`} variant="h3" component="h3">
        {t('descriptions:title')}
      </Typography>
      {(!optional || versions.length > 1) && <Notice tone="info" title={t('descriptions:banner')} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={open}
          onChange={(_, tab: number) => setChosen(tab)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('descriptions:versions')}
        >
          {versions.map(({ lang }, row) => {
            const language = t(`common:languages.${lang}`);
            return (
              <Tab
                // A version has no name of its own: its language can be changed.
                key={row}
                value={row}
                id={`${id}-tab-${row}`}
                aria-controls={`${id}-panel`}
                label={language}
                {...(problems[row] && {
                  'aria-label': t('descriptions:hasProblem', { language }),
                  sx: { color: 'error.main', '&.Mui-selected': { color: 'error.main' } },
                })}
              />
            );
          })}
        </Tabs>
        {next && (
          <Button
            size="small"
            startIcon={<Icon path={mdiPlus} />}
            onClick={() => {
              change([...versions, { lang: next, text: '' }]);
              setChosen(versions.length);
            }}
          >
            {t('descriptions:add')}
          </Button>
        )}
      </Box>
      {version && (
        <Box key={open} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
          <DescriptionVersion
            of={of}
            version={version}
            problem={problems[open] ?? null}
            others={versions.filter((_, row) => row !== open).map(({ lang }) => lang)}
            onChange={(fresh) => change(versions.with(open, fresh))}
            onBlur={field.onBlur}
            onRemove={
              open === 0
                ? undefined
                : () => {
                    change(versions.toSpliced(open, 1));
                    setChosen(open - 1);
                  }
            }
          />
        </Box>
      )}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Stack>
  );
}

/** The form's first wrong field has the focus. */
const focusText = (box: HTMLElement): void =>
  box.querySelector<HTMLElement>('[role="textbox"], textarea')?.focus();

/** The language of another version: the user's own, or else any that is missing. */
function nextLanguage(versions: Description): Language | undefined {
  const used = new Set(versions.map(({ lang }) => lang));
  return [currentLanguage(), ...languages].find((lang) => !used.has(lang));
}
