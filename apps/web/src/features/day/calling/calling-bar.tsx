import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { useKeptWords } from '../plan/kept-words.ts';
import { mayCall, statusOf, tablesOf, useMatchName } from '../shown-day.ts';
import { NoneYet } from './none-yet.tsx';
import type { Chosen } from './use-calling.ts';
import { useEscape } from './use-escape.ts';
import { useTableKeys } from './use-table-keys.ts';

type Props = {
  readonly day: Day;
  readonly chosen: Chosen;
  readonly busy: boolean;
  /** The table that the chosen match would be called to. */
  readonly proposed?: number | undefined;
  readonly onTable: (table: number) => void;
  readonly onMatch: (match: string) => void;
  readonly onCancel: () => void;
};

/** How many matches are offered for a chosen table; the queue has all. */
const offered = 8;

/** Over the foot of the page, once a match or a table is chosen: the open, free tables for the one, the next matches for the other. */
export function CallingBar({ day, chosen, busy, proposed, onTable, onMatch, onCancel }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const kept = useKeptWords(day);
  const buttons = useRef<HTMLDivElement>(null);
  const keys = useTableKeys(buttons);
  const cancel = () => {
    onCancel();
    keys.giveBack();
  };
  useEscape(cancel);
  const free = tablesOf(day).filter((shown) => statusOf(shown) === 'free');
  const matchOf = (id: string) => day.matches.find(({ _id }) => _id === id);
  const own = day.queue.filter(({ match_id }) => mayCall(day, matchOf(match_id)));
  const ready = own.flatMap((row) => (row.ready ? [row.match_id] : [])).slice(0, offered);
  const next = useInPlace(ready);
  return (
    <Card
      role="status"
      elevation={8}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'snackbar',
        borderRadius: 0,
        px: 2,
        py: 1.5,
        pb: 'max(12px, env(safe-area-inset-bottom))',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {chosen.match === null
          ? t('chooseMatch', { number: chosen.table ?? '' })
          : free.length === 0
            ? t('noFreeTable')
            : t('chooseTable', { match: nameOf(chosen.match) })}
      </Typography>
      {chosen.match === null && next.length === 0 && <NoneYet {...{ day }} rows={own} />}
      {keys.isByKeys && chosen.match !== null && free.length > 0 && <Hint>{t('tableKeys')}</Hint>}
      <Box
        ref={buttons}
        onKeyDown={keys.onKeyDown}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1, maxHeight: '30vh', overflowY: 'auto' }}
      >
        {chosen.match !== null &&
          free.map((shown) => {
            const { _id, number } = shown.table;
            return (
              <ActButton
                key={_id}
                data-table={number}
                {...(number === proposed && { 'data-proposed': true })}
                variant={number === proposed ? 'contained' : 'outlined'}
                busy={busy}
                onClick={() => onTable(number)}
              >
                {[t('table', { number }), number === proposed && t('isProposed'), kept(shown, 'keptShort')]
                  .filter(Boolean)
                  .join(' · ')}
              </ActButton>
            );
          })}
        {chosen.match === null &&
          next.map((id) => (
            <ActButton
              key={id}
              variant="outlined"
              busy={busy}
              disabled={!ready.includes(id)}
              onClick={() => onMatch(id)}
            >
              {nameOf(id)}
            </ActButton>
          ))}
        <Button onClick={cancel}>{t('cancel')}</Button>
      </Box>
    </Card>
  );
}

/** What is offered stays where it was first shown, so that no tap hits another match: what comes is added, and what goes is not available. */
function useInPlace(ids: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(ids);
  const come = ids.filter((id) => !shown.includes(id));
  if (come.length > 0) setShown([...shown, ...come]);
  return shown;
}
