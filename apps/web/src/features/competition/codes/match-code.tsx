import type { MatchPage, ScoreLink } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { useCreateLinks } from './use-score-links.ts';

const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog);

/** The QR code of one match, for its organisers to show to its umpire. */
export function MatchCode({ match: { _id, open } }: { readonly match: Pick<MatchPage, '_id' | 'open'> }) {
  const { t } = useTranslation('umpires');
  const [shown, setShown] = useState<ScoreLink | null>(null);
  const create = useCreateLinks(open._id, ([link]) => setShown(link ?? null));
  return (
    <>
      <ActButton size="small" busy={create.isPending} onClick={() => create.mutate({ matches: [_id] })}>
        {t('ofMatch')}
      </ActButton>
      {shown && <LinkDialog link={shown} onClose={() => setShown(null)} />}
    </>
  );
}
