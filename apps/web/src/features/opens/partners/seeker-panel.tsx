import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { OpenPage, Seeker } from '@topspin/contract';
import { isStanding } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { keepsFocus } from '#ui/act/keeps-focus.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { AskedRow } from './asked-row.tsx';
import { FindPartner } from './find-partner.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { Paired } from './paired.tsx';

type Props = {
  readonly open: OpenPage;
  readonly seeker: Seeker;
  /** Whether pairs can be made now. */
  readonly mayAsk: boolean;
  /** Whether a newcomer would wait for a place. */
  readonly full: boolean;
};

/** A person in an open of doubles: their partner, who asks them, whom they asked, and how to look for one. */
export function SeekerPanel({ open, seeker, mayAsk, full }: Props) {
  const { t } = useTranslation('opens');
  const { player, own, state, pair, asked, invitations } = seeker;
  const isIn = state !== null && isStanding(state);
  const title = own ? t('partners.title') : t('partners.titleOf', { name: player.name });
  return (
    <Panel title={title}>
      <Box ref={keepsFocus} role="group" aria-label={title}>
        {pair ? (
          <Paired openId={open._id} pair={pair} of={player._id} mayPart={mayAsk} />
        ) : (
          <Stack gap={1.5}>
            {asked.length > 0 && (
              <List disablePadding aria-label={title}>
                {asked.map((one) => (
                  <AskedRow key={one._id} openId={open._id} asked={one} />
                ))}
              </List>
            )}
            {isIn && <Alone {...{ open, seeker, mayAsk }} />}
            {/* They come by themselves, below what can be tapped. */}
            {invitations.length > 0 && (
              <List disablePadding aria-label={t('partners.received')}>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation._id} {...{ open, seeker, invitation, mayAsk }} />
                ))}
              </List>
            )}
            {full && mayAsk && <Hint sx={text}>{t('partners.full')}</Hint>}
          </Stack>
        )}
      </Box>
    </Panel>
  );
}

const text = { maxWidth: '70ch' } as const;
/** As high whatever it says. */
const lines = { ...text, minHeight: { xs: '2lh', sm: 0 } } as const;

/** Somebody who is registered without a partner; one is asked at a time. The button stays where it is while they wait. */
function Alone({ open, seeker, mayAsk }: Omit<Props, 'full'>) {
  const { t } = useTranslation('opens');
  const [finding, setFinding] = useState(false);
  const { rating_sum_range: sum } = open;
  const waits = seeker.asked.some(({ state }) => state === 'pending');
  if (!mayAsk) return <Typography sx={text}>{t('partners.closed')}</Typography>;
  return (
    <>
      <Typography sx={lines}>{t(waits ? 'partners.waitsHint' : 'partners.alone')}</Typography>
      {sum && <Hint>{t('inscription.ratingSums', sum)}</Hint>}
      <ActButton
        busy={waits}
        variant={seeker.invitations.length === 0 && !open.may.manage ? 'contained' : 'outlined'}
        sx={{ justifySelf: 'start' }}
        onClick={() => setFinding(true)}
      >
        {t('partners.search')}
      </ActButton>
      {finding && <FindPartner {...{ open, seeker }} onClose={() => setFinding(false)} />}
    </>
  );
}
