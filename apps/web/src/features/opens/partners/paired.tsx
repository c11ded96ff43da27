import { mdiAccountMultipleOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import type { Pair } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { usePart } from './use-partners.ts';

type Props = {
  readonly openId: string;
  readonly pair: Pair;
  /** Whose partner is shown. */
  readonly of: string;
  readonly mayPart: boolean;
};

const text = { maxWidth: '70ch' } as const;

/** The partner of one of the viewer's people, whether the pair waits for places, and until the draw the way out of it. */
export function Paired({ openId, pair, of, mayPart }: Props) {
  const { t } = useTranslation('opens');
  const [asking, setAsking] = useState(false);
  const part = usePart(openId);
  const partner = pair.members.find(({ _id }) => _id !== of);
  if (!partner) return null;
  const { name, rating } = partner;
  return (
    <Stack gap={1}>
      <Row gap={1.5} sx={{ justifyContent: 'space-between' }}>
        <Row gap={1.5} nowrap>
          <Icon path={mdiAccountMultipleOutline} color="primary" />
          <TwoLines
            first={<Typography variant="h3">{name}</Typography>}
            second={[
              t('partners.rating', { rating: shownRating(rating) }),
              t('pairs.sum', { rating: shownRating(pair.rating) }),
            ]}
          />
        </Row>
        {mayPart && (
          <ActButton variant="outlined" busy={part.isPending} onClick={() => setAsking(true)}>
            {t('partners.part')}
          </ActButton>
        )}
      </Row>
      {pair.state === 'waiting' && <Typography sx={text}>{t('partners.pairWaits')}</Typography>}
      {mayPart && <Hint sx={text}>{t('partners.leaves')}</Hint>}
      {asking && (
        <ConfirmDialog
          busy={part.isPending}
          title={t('partners.partTitle', { name })}
          confirm={t('partners.part')}
          onConfirm={() => part.mutate({ _id: pair._id, name }, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          <Typography>{t('partners.partBody', { name })}</Typography>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
