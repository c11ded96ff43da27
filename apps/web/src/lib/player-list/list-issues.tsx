import Box from '@mui/material/Box';
import { initialRatings } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/state/notice.tsx';
import type { RowIssue } from './read-people.ts';

/** What is wrong with rows of a list, by their numbers. */
export function ListIssues({ issues }: { readonly issues: readonly RowIssue[] }) {
  const { t } = useTranslation('playerList');
  if (issues.length === 0) return null;
  const rows = new Set(issues.map(({ row }) => row)).size;
  return (
    <Notice tone="error" title={t('issuesTitle', { count: rows })}>
      {t('issuesHint', { count: rows })}
      <RowTexts
        rows={issues.map(({ row, code, value }) => ({
          row,
          text: t(`issues.${code}`, { value, ...initialRatings }),
        }))}
      />
    </Notice>
  );
}

type RowText = { readonly row: number; readonly text: string };

/** Texts about rows, each with the row's number. */
export function RowTexts({ rows }: { readonly rows: readonly RowText[] }) {
  const { t } = useTranslation('playerList');
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={t('title')}
      sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto', overflowWrap: 'anywhere' }}
    >
      {rows.map(({ row, text }) => (
        <li key={`${row} ${text}`}>
          <strong>{t('row', { row })}</strong>: {text}
        </li>
      ))}
    </Box>
  );
}
