import { mdiShareVariant } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import type { PublicOpen } from '@topspin/contract';
import { useLocation, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { Icon } from '#ui/icon.tsx';

const ShareDialog = lazyDialog(async () => (await import('#lib/share/share-dialog.tsx')).ShareDialog);

/** Shares the public page that is shown: the open, by its name, one of its matches or a player's day. */
export function SharePage({ open }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('common');
  const [showing, setShowing] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { openId, matchId, playerId } = useParams({ strict: false });
  const single = playerId === undefined ? 'open' : 'player';
  const over = open.state === 'finished';
  const isOpen = matchId === undefined && playerId === undefined;
  return (
    <>
      <IconButton
        aria-label={t('share.button')}
        sx={{ width: 48, height: 48 }}
        onClick={() => setShowing(true)}
      >
        <Icon path={mdiShareVariant} />
      </IconButton>
      {showing && (
        <ShareDialog
          of={matchId === undefined ? single : 'match'}
          path={path}
          name={isOpen ? open.name : document.title}
          picture={pictureOf(open, { matchId, playerId })}
          over={over}
          {...(isOpen && { openId })}
          onClose={() => setShowing(false)}
        />
      )}
    </>
  );
}

type Part = { readonly matchId: string | undefined; readonly playerId: string | undefined };

/** The address of the picture of a page; a player has one once the open is finished. */
function pictureOf({ _id, state }: PublicOpen, { matchId, playerId }: Part): string | undefined {
  const open = `/api/public/opens/${_id}`;
  if (matchId !== undefined) return `${open}/matches/${matchId}/picture`;
  if (playerId === undefined) return `${open}/picture`;
  return state === 'finished' ? `${open}/players/${playerId}/picture` : undefined;
}
