import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDays } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { GradeField } from './grade-field.tsx';
import { TakeOutButton } from './take-out-button.tsx';
import { inWords, useEditionName } from './use-edition-name.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const PlaceDialog = lazyDialog(() => import('./place-dialog.tsx').then((it) => it.PlaceDialog));

type Props = { readonly open: OpenPage };

/** The place of an open in an edition of a circuit: where it is, what it asks for and what was answered. */
export function PlacePanel({ open }: Props) {
  const { t } = useTranslation('opens');
  const [choosing, setChoosing] = useState(false);
  const words = usePlaceWords(open);
  const { edition, edition_request: request, may } = open;
  const of = edition ?? request?.edition;
  const isPending = request !== null && request.refused === null;
  const isFree = edition === null && !isPending && open.state !== 'canceled';
  return (
    <Panel title={t('place.title')}>
      <Typography>{words}</Typography>
      <Row gap={1.5} sx={{ mt: 2 }}>
        {edition && may.place && <GradeField openId={open._id} edition={edition} />}
        {of && (
          <ButtonLink variant="outlined" to={paths.edition} params={{ circuitEditionId: of._id }}>
            {t(isPending && may.place ? 'place.answer' : 'place.see')}
          </ButtonLink>
        )}
        {isFree && (
          <ActButton variant="outlined" onClick={() => setChoosing(true)}>
            {t(chooseWords(open))}
          </ActButton>
        )}
        {request && may.manage && <WithdrawButton open={open} />}
        {edition && may.place && <TakeOutButton open={open} />}
      </Row>
      {choosing && <PlaceDialog open={open} onClose={() => setChoosing(false)} />}
    </Panel>
  );
}

const chooseWords = ({ may, edition_request: refused }: OpenPage) => {
  if (may.place) return 'place.put';
  return refused ? 'place.askAgain' : 'place.ask';
};

/** Whether its results count: those of doubles, which are not rated, once it is trusted. */
const placeIn = ({ rated, doubles, state }: OpenPage) => {
  if (!rated) return doubles ? 'place.inUntrusted' : 'place.inUnrated';
  return state === 'finished' ? 'place.inFinished' : 'place.in';
};

/** Where an open is or asks to be, and what that means for its results. */
function usePlaceWords(open: OpenPage): string {
  const { t } = useTranslation('opens');
  const name = useEditionName(open);
  const { edition, edition_request: request } = open;
  if (edition)
    return [t(placeIn(open), { edition: name }), open.doubles && t('place.ofPairs')]
      .filter(Boolean)
      .join(' ');
  if (request === null) return t('place.none');
  const { refused, asked_at: at, asked_by: by } = request;
  const asked = inWords(request.edition);
  const words = refused
    ? [
        t('place.refused', { edition: asked, day: formatDays(refused.at, refused.at) }),
        refused.reason && t('place.reason', { reason: refused.reason }),
      ]
    : [t('place.asked', { edition: asked, day: formatDays(at, at) }), by && t('place.askedBy', { name: by })];
  return words.filter(Boolean).join(' ');
}
