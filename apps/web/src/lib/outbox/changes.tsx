import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { randomId } from '#lib/random-id.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { About, Item } from './item.ts';
import { enqueue, remove } from './outbox.ts';
import { WillBeSent } from './will-be-sent.tsx';

type ChangesProps = {
  readonly items: readonly Item[];
  /** How one that waits is undone, if it can be. */
  readonly undoOf: (item: Item) => (() => void) | undefined;
};

/**
 * Changes to registrations, and results, that wait on this device or were refused: whom they are about, and the way to undo them, to
 * send them again, or to drop them.
 */
export function Changes({ items, undoOf }: ChangesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, textAlign: 'start' }}>
      {items.map((item) =>
        item.about.change ? (
          <li key={item.id}>
            <Change item={item} change={item.about.change} undo={undoOf(item)} />
          </li>
        ) : null,
      )}
    </Box>
  );
}

type Props = {
  readonly item: Item;
  readonly change: NonNullable<About['change']>;
  readonly undo: (() => void) | undefined;
};

function Change({ item, change: { person, act }, undo }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const words = t(`shell:queue.acts.${act}`, { name: person });
  if (item.refusal === undefined)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {words}
          <Typography variant="body2" color="textSecondary">
            <WillBeSent />
          </Typography>
        </Box>
        {undo && (
          <ActButton aria-label={t('shell:queue.undo', { change: words })} onClick={undo}>
            {t('common:undo')}
          </ActButton>
        )}
      </Box>
    );
  return (
    <Notice tone="error" title={t('shell:queue.refused', { change: words })}>
      {item.refusal.message || t('common:problem.unexpected')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
        <ActButton size="small" onClick={() => queueAgain(item)}>
          {t('common:retry')}
        </ActButton>
        <Button size="small" onClick={() => remove([item.id])}>
          {t('shell:queue.drop')}
        </Button>
      </Box>
    </Notice>
  );
}

/** Queues what was refused again, after what was made since. */
function queueAgain({ refusal: _refusal, owner: _owner, device: _device, at: _at, ...item }: Item): void {
  // The server may remember what it answered under the old id.
  if (enqueue({ ...item, id: randomId(), after: null })) remove([item.id]);
}
