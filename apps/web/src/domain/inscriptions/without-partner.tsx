import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Notice } from '#ui/state/notice.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { leftOut } from './left-out.ts';
import { usePairs } from './use-pairs.ts';

type Props = {
  readonly openId: string;
  /** Those who would play if they had a partner. */
  readonly people: readonly { readonly _id: string; readonly name: string }[];
  /** Closes the dialog that it stands in, on the way to the pairs. */
  readonly onLeave: () => void;
};

/** Names those who enter no draw of doubles for want of a partner, with the way to the pairs; nothing if there are none. */
export function WithoutPartner({ openId, people, onLeave }: Props) {
  const { t } = useTranslation('opens');
  const navigate = useNavigate();
  const pairs = usePairs(openId);
  // Another device may have made a pair by now.
  const isOld = pairs.isFetching && pairs.failureCount === 0;
  const out = pairs.data ? leftOut(people, pairs.data.collection) : [];
  if (out.length === 0) return isOld && <HoldsPaint />;
  const goToPairs = async () => {
    // In place of the dialog, so that going back does not lead to it.
    await navigate({ to: paths.open, params: { openId }, search: { tab: 'pairs' }, replace: true });
    onLeave();
  };
  return (
    <Notice tone="info" title={t('pairs.out', { names: formatList(out.map(({ name }) => name)) })}>
      <Button variant="outlined" sx={{ display: 'flex', mt: 1.5 }} onClick={() => void goToPairs()}>
        {t('pairs.goTo')}
      </Button>
    </Notice>
  );
}
