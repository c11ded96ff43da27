import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { CoOrganiser } from '@topspin/contract';
import { mdiClose } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { ActButton, ActIconButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { CopyInvitation } from './copy-invitation.tsx';
import type { CoOrganiserWords } from './co-organisers-panel.tsx';

/** Leaves, removes a co-organiser, or withdraws an invitation. */
export type Leaving = { readonly coOrganiser: CoOrganiser; readonly self: boolean };

type Props = {
  readonly coOrganiser: CoOrganiser;
  /** The page of the invitation. */
  readonly invitation: string;
  readonly words: CoOrganiserWords;
  readonly self: boolean;
  readonly busy: boolean;
  readonly onRemove: (leaving: Leaving) => void;
};

/** A co-organiser of a resource, or an address invited. Its creator cannot be removed. */
export function CoOrganiserRow({ coOrganiser, invitation, words, self, busy, onRemove }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { role, accepted, declined, code, may_remove: mayRemove } = coOrganiser;
  const name = nameOf(coOrganiser);
  // Addresses that others invited are shown to the owner alone.
  const standing = accepted ? '' : declined ? words.declined : words.invited;
  const isOwner = role === 'owner' || role === 'admin';
  const ask = accepted ? words.ask : undefined;
  const leave = () => {
    setAsking(false);
    onRemove({ coOrganiser, self });
  };
  const onTap = ask ? () => setAsking(true) : leave;
  return (
    <ListItem disableGutters sx={{ justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines first={name || standing} second={[isOwner && words.owner, name && standing]} />
      </Box>
      {code !== null && !declined && <CopyInvitation path={`${invitation}?code=${code}`} words={words} />}
      {!isOwner && self && (
        <ActButton size="small" busy={busy} sx={{ flex: 'none' }} onClick={onTap}>
          {words.leave}
        </ActButton>
      )}
      {!self && mayRemove && (
        <ActIconButton aria-label={words.remove(name)} busy={busy} onClick={onTap}>
          <Icon path={mdiClose} fontSize="small" />
        </ActIconButton>
      )}
      {asking && ask && (
        <ConfirmDialog
          danger
          title={self ? ask.leave : ask.remove(name)}
          confirm={self ? words.leave : t('remove')}
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        >
          <Typography>{ask.body}</Typography>
        </ConfirmDialog>
      )}
    </ListItem>
  );
}

/** The name of a co-organiser; of somebody invited the address, until they accept. */
export const nameOf = ({ user, email }: CoOrganiser): string => user?.name ?? email ?? '';
