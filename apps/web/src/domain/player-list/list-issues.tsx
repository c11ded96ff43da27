import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { initialRatings } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/state/notice.tsx';
import type { RowIssue } from './read-people.ts';

type Props = {
  readonly issues: readonly RowIssue[];
  /** Shows a row of the list, to correct it. */
  readonly onRow: (row: number) => void;
};

/** What is wrong with rows of a list, by their numbers, which lead to them. */
export function ListIssues({ issues, onRow }: Props) {
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
        onRow={onRow}
      />
    </Notice>
  );
}

type RowText = { readonly row: number; readonly text: string };

type TextsProps = { readonly rows: readonly RowText[]; readonly onRow?: (row: number) => void };

/** Texts about rows, each with the row's number. */
export function RowTexts({ rows, onRow }: TextsProps) {
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
          {onRow ? (
            <Link component="button" type="button" sx={rowLink} onClick={() => onRow(row)}>
              {t('row', { row })}
            </Link>
          ) : (
            <strong>{t('row', { row })}</strong>
          )}
          : {text}
        </li>
      ))}
    </Box>
  );
}

/** On the line of its text, as tall as that. */
const rowLink = { font: 'inherit', fontWeight: 700, color: 'inherit', verticalAlign: 'baseline' } as const;
