import Button from '@mui/material/Button';
import { copyLink, useLinkTo } from '#lib/link.ts';
import { notify } from '#ui/notify/notifications.ts';
import type { CoOrganiserWords } from './co-organisers-panel.tsx';

type Props = { readonly path: string; readonly words: Pick<CoOrganiserWords, 'copyLink' | 'linkCopied'> };

/** Copies the link with which the person invited accepts, whatever their address. */
export function CopyInvitation({ path, words }: Props) {
  const link = useLinkTo(path);
  const copy = () => void copyLink(link).then(() => notify('success', words.linkCopied));
  return (
    <Button size="small" sx={{ flex: 'none', minHeight: 44 }} onClick={copy}>
      {words.copyLink}
    </Button>
  );
}
