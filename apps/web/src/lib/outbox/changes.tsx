import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { randomId } from '#lib/random-id.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { Row, Stack } from '#ui/layout.ts';
import type { About, Item, NewItem } from './item.ts';
import { discard, enqueue, remove } from './outbox.ts';
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
  const isRefusedWith = (item: Item) =>
    item.refusal !== undefined && items.some(({ id }) => id === item.after);
  return (
    <Stack as="ul" gap={1} sx={{ m: 0, p: 0, listStyle: 'none', textAlign: 'start' }}>
      {items.map((item, at) =>
        item.about.change && !isRefusedWith(item) ? (
          <li key={item.id}>
            <Change
              item={item}
              place={placeAfter(items.slice(0, at))}
              change={item.about.change}
              followers={items.filter(({ after }) => after === item.id)}
              undo={undoOf(item)}
            />
          </li>
        ) : null,
      )}
    </Stack>
  );
}

/** Another as soon as what is above goes, comes or grows by a refusal: a tap on its way was meant for what was there before. */
const placeAfter = (above: readonly Item[]): string =>
  above.map(({ id, refusal }) => `${id} ${refusal?.code ?? ''}`).join();

type Props = {
  readonly item: Item;
  readonly place: string;
  readonly change: NonNullable<About['change']>;
  /** What builds on it, and was refused with it. */
  readonly followers: readonly Item[];
  readonly undo: (() => void) | undefined;
};

function Change({ item, place, change, followers, undo }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const wordsOf = ({ person, act }: NonNullable<About['change']>) =>
    t(`shell:queue.acts.${act}`, { name: person });
  const words = wordsOf(change);
  if (item.refusal === undefined)
    return (
      <Row nowrap sx={{ minHeight: 48 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {words}
          <Hint>
            <WillBeSent />
          </Hint>
        </Box>
        {undo && (
          <ActButton meaning={place} aria-label={t('shell:queue.undo', { change: words })} onClick={undo}>
            {t('common:undo')}
          </ActButton>
        )}
      </Row>
    );
  const isMarkedSince = item.refusal.code === 'inscription.markedSince';
  return (
    <Notice tone="error" title={t('shell:queue.refused', { change: words })}>
      {item.refusal.message || t('common:problem.unexpected')}
      {followers.map(({ id, about }) =>
        about.change ? (
          <Box key={id}>{t('shell:queue.refusedWith', { change: wordsOf(about.change) })}</Box>
        ) : null,
      )}
      <Row sx={{ mt: 0.5, ml: -1 }}>
        <ActButton size="small" meaning={place} onClick={() => queueAgain(item, followers)}>
          {isMarkedSince ? t('shell:queue.markAgain') : t('common:retry')}
        </ActButton>
        <ActButton size="small" meaning={place} onClick={() => discard([item.id])}>
          {isMarkedSince ? t('shell:queue.leaveIt') : t('shell:queue.drop')}
        </ActButton>
      </Row>
    </Notice>
  );
}

/** Queues what was refused again, with what builds on it, after what was made since. */
function queueAgain(item: Item, followers: readonly Item[]): void {
  // The server may remember what it answered under the old id.
  const again = afresh(item, null);
  const queued = enqueue(again, ...followers.map((one) => afresh(one, again.id)));
  if (queued) remove([item, ...followers].map(({ id }) => id));
}

const afresh = (
  { refusal: _refusal, owner: _owner, device: _device, at: _at, ...item }: Item,
  after: string | null,
): NewItem => ({ ...item, id: randomId(), after });
