import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import type { Selection } from './selection.ts';

type Props<Row> = {
  readonly selection: Selection<Row>;
  readonly bulk: ((selection: Selection<Row>) => ReactNode) | undefined;
  /** How many rows there are. */
  readonly count: ReactNode;
  readonly sort: ReactNode;
};

/** The line above the rows: how many there are, or, once some are ticked, what to do with them. */
export function SelectionBar<Row>({ selection, bulk, count, sort }: Props<Row>) {
  const { t } = useTranslation('table');
  const ticked = selection.rows.length;
  const isSelecting = bulk !== undefined && ticked > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 60,
        px: 2,
        py: 1,
        ...(isSelecting && { bgcolor: 'var(--mui-palette-quiet)', position: 'sticky', top: 0, zIndex: 2 }),
      }}
    >
      <Box component="output" sx={{ color: isSelecting ? 'text.primary' : 'text.secondary', mr: 'auto' }}>
        {isSelecting ? t('selected', { count: ticked }) : count}
      </Box>
      {isSelecting ? (
        <>
          {bulk(selection)}
          <IconButton aria-label={t('clearSelection')} title={t('clearSelection')} onClick={selection.clear}>
            <Icon path={mdiClose} />
          </IconButton>
        </>
      ) : (
        sort
      )}
    </Box>
  );
}
