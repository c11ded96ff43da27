import ListItem from '@mui/material/ListItem';
import type { Helper } from '@topspin/contract';
import { mdiClose } from '@mdi/js';
import { Icon } from '#ui/icon.tsx';
import { ActButton, ActIconButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import type { HelperWords } from './helpers-panel.tsx';

/** Leaves, or removes a helper. */
export type Leaving = Pick<Helper, 'user'> & { readonly self: boolean };

type Props = {
  readonly helper: Helper;
  readonly words: Pick<HelperWords, 'owner' | 'invited' | 'leave' | 'remove'>;
  readonly self: boolean;
  readonly mayRemove: boolean;
  readonly busy: boolean;
  readonly onRemove: (leaving: Leaving) => void;
};

/** A helper of a resource. Its creator cannot be removed. */
export function HelperRow({ helper, words, self, mayRemove, busy, onRemove }: Props) {
  const { user, role, accepted } = helper;
  const isOwner = role === 'owner' || role === 'admin';
  const leave = () => onRemove({ user, self });
  return (
    <ListItem disableGutters sx={{ justifyContent: 'space-between', gap: 2 }}>
      <TwoLines first={user.name} second={[isOwner && words.owner, !accepted && words.invited]} />
      {!isOwner && self && (
        <ActButton size="small" busy={busy} sx={{ flex: 'none' }} onClick={leave}>
          {words.leave}
        </ActButton>
      )}
      {!isOwner && !self && mayRemove && (
        <ActIconButton aria-label={words.remove(user.name)} busy={busy} onClick={leave}>
          <Icon path={mdiClose} fontSize="small" />
        </ActIconButton>
      )}
    </ListItem>
  );
}
