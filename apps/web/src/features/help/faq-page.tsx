import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { Page } from '#ui/page/page.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { BackToLogin } from './back-to-login.tsx';
import { findQuestions } from './find-questions.ts';

const items = [
  'enrol',
  'leave',
  'reception',
  'others',
  'partner',
  'groups',
  'crossings',
  'draw',
  'toss',
  'serve',
  'walkover',
  'wrong',
  'rating',
  'points',
  'turn',
  'wifi',
  'twoPhones',
  'umpireByQr',
  'filesIn',
  'filesOut',
  'shown',
  'privacy',
  'erase',
] as const;

/** Frequently asked questions, each with its answer below; the address carries the search. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const { search = '' } = useSearch({ from: '/help/faq' });
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const also: Partial<Record<(typeof items)[number], string>> = t('also', { returnObjects: true });
  const found = findQuestions(
    items.map((item) => ({
      item,
      question: t(`items.${item}.question`),
      answer: t(`items.${item}.answer`),
      words: also[item] ?? '',
    })),
    { search, stopWords: t('stopWords').split(' ') },
  );
  const only = search !== '' && found.length === 1;
  const look = (words: string) =>
    void navigate({ to: '.', search: words === '' ? {} : { search: words }, replace: true });
  const toFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    list.current?.querySelector('button')?.focus();
  };
  return (
    <Page title={t('title')} hint={t('hint')} action={<BackToLogin />}>
      <Box role="search" onKeyDown={toFirst} sx={{ mb: 2 }}>
        <SearchField value={search} label={t('search')} onChange={look} />
      </Box>
      <VisuallyHidden role="status">
        {search !== '' && found.length > 0 && t('found', { count: found.length })}
      </VisuallyHidden>
      {found.length === 0 && <StatePanel drawing="emptyTable" title={t('none')} hint={t('noneHint')} />}
      <Box ref={list} sx={{ maxWidth: 760 }}>
        {found.map(({ item, question, answer }) => (
          <Accordion
            key={`${item}-${only}`}
            // The only answer need not be opened.
            defaultExpanded={only}
            disableGutters
            slotProps={{ heading: { component: 'h2' } }}
            variant="outlined"
            sx={{ mb: 1, borderRadius: 1, '&::before': { display: 'none' } }}
          >
            <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />} sx={{ minHeight: 56 }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {question}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography sx={{ maxWidth: widths.text, whiteSpace: 'pre-line' }}>{answer}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Page>
  );
}
