import { mdiAlertCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { EntryField } from '../entry/entry-field.tsx';
import { cellProps } from '../entry/cell-props.ts';
import { type EntryState, isSameSpot, keyOf } from '../entry/use-entry.ts';
import { fieldWidth } from './field-place.ts';
import type { CrossResult } from './cross-result.ts';
import { CrossScore } from './cross-score.tsx';

type Props = {
  readonly entry: EntryState;
  readonly result: CrossResult;
  readonly names: { readonly own: string; readonly other: string };
  readonly isMarked: boolean;
  /** Where the field, wider than its cell, begins in it. */
  readonly left: number;
  /** Where Tab enters the grid. */
  readonly isFirst: boolean;
};

/** A cell of the results grid in which an organiser enters the result. */
export function EntryCell({ entry, result, names, isMarked, left, isFirst }: Props) {
  const { t } = useTranslation('competition');
  const spot = { matchId: result.matchId, side: result.side };
  const isHere = isSameSpot(entry.spot, spot);
  const draft = entry.draftAt(spot);
  const refusal = entry.refusalAt(spot);
  return (
    <TableCell
      align="center"
      aria-current={isMarked ? 'true' : undefined}
      sx={{
        position: 'relative',
        whiteSpace: 'nowrap',
        p: '0 !important',
        ...(isMarked && { bgcolor: 'action.selected' }),
      }}
    >
      <ButtonBase
        {...cellProps(entry, spot)}
        tabIndex={isHere || (entry.spot === null && isFirst) ? 0 : -1}
        title={refusal ?? result.sets}
        aria-label={t(refusal ? 'entry.cellRefused' : 'entry.cell', {
          ...names,
          score: draft ?? result.score,
        })}
        sx={{
          width: '100%',
          minHeight: 45,
          px: 0.75,
          gap: 0.5,
          font: 'inherit',
          color: result.won ? 'primary.main' : 'text.secondary',
          fontWeight: result.won ? 800 : 450,
          opacity: entry.isWaiting(spot) ? 0.7 : 1,
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focusVisible': { outlineOffset: -3 },
        }}
      >
        {refusal !== undefined && <Icon path={mdiAlertCircle} color="error" sx={{ fontSize: 16 }} />}
        {draft === undefined ? (
          <CrossScore result={result} />
        ) : (
          <Box
            component="span"
            sx={{
              fontStretch: '75%',
              fontStyle: 'italic',
              maxWidth: 64,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {draft}
          </Box>
        )}
      </ButtonBase>
      {isHere && entry.line !== null && (
        <Box
          sx={{
            position: 'absolute',
            inset: `2px auto 2px ${left}px`,
            width: fieldWidth,
            zIndex: 2,
          }}
        >
          <EntryField key={keyOf(spot)} entry={entry} spot={spot} {...names} />
        </Box>
      )}
    </TableCell>
  );
}
