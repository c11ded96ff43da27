import Box from '@mui/material/Box';
import type { ApprovedOpen } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDays } from '#lib/format.ts';
import { RowLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { approveOpen } from './changes.ts';
import { GiveButton } from './give-button.tsx';
import { RefuseButton } from './refuse-button.tsx';
import { TakeButton } from './take-button.tsx';
import { ThreeLines } from './three-lines.tsx';

const day = (instant: string) => formatDays(instant, instant);

/** An open awaiting approval or approved, with its owner and a button to give or withdraw approval. */
export function ApprovedOpenRow({ open }: { readonly open: ApprovedOpen }) {
  const { t } = useTranslation('trust');
  const { _id: id, name, asked_at: asked, matches_waiting: matches } = open;
  const askedOn = asked && t('asked', { day: day(asked) });
  const facts = [
    open.organiser.name,
    t('players', { count: open.players_count }),
    matches > 0 && t('matches', { count: matches }),
  ];
  const isRefused = open.refused_at !== null;
  const times = [
    day(open.date_start),
    open.approved ? open.approved_by && t('trustedBy', { name: open.approved_by }) : askedOn,
    open.dates_moved && t('datesMoved'),
    open.refused_at !== null && t('refusedOn', { day: day(open.refused_at) }),
    isRefused && open.refusal,
  ];
  const shared = {
    of: id,
    change: approveOpen(id),
    done: { given: t('approveDone', { name }), taken: t('disapproveDone', { name }) },
  };
  return (
    <Row as="li" gap={2} nowrap>
      <RowLink to={paths.open} params={{ openId: id }} sx={{ flex: 1, minWidth: 0, mx: -1, px: 1 }}>
        <ThreeLines first={name} second={facts} third={times} />
      </RowLink>
      {open.approved ? (
        <TakeButton
          {...shared}
          label={t('disapprove')}
          named={t('disapproveNamed', { name })}
          title={t('disapproveTitle', { name })}
        />
      ) : (
        <Box
          sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row-reverse' }, gap: 1, flex: 'none' }}
        >
          <GiveButton
            {...shared}
            matches={matches}
            label={t('approve')}
            named={t('approveNamed', { name })}
            title={t('approveTitle', { name })}
          />
          {asked && !isRefused && <RefuseButton open={open} />}
        </Box>
      )}
    </Row>
  );
}
