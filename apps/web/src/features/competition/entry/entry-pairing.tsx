import { mdiAlertCircle, mdiChevronRight } from '@mdi/js';
import type { Group } from '@topspin/contract';
import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout.ts';
import { Icon } from '#ui/icon.tsx';
import { CardLink } from '#ui/page/text-link.tsx';
import { cellProps } from './cell-props.ts';
import { EntryField } from './entry-field.tsx';
import { type EntryState, isSameSpot, keyOf } from './use-entry.ts';
import { useSideName } from '#domain/match/match-words.ts';

type Props = {
  readonly entry: EntryState;
  readonly match: Group['matches'][number];
  readonly children: ReactNode;
};

/** A pairing in which an organiser enters the result, from the view of the upper player, and a link to the match. */
export function EntryPairing({ entry, match, children }: Props) {
  const { t } = useTranslation(['competition', 'matches']);
  const name = useSideName();
  const names = { own: name(match, 'a'), other: name(match, 'b') };
  const spot = { matchId: match._id, side: 'a' } as const;
  const typing = isSameSpot(entry.spot, spot) && entry.line !== null;
  const draft = entry.draftAt(spot);
  const refusal = entry.refusalAt(spot);
  const score = draft ?? `${match.sets_won.a}–${match.sets_won.b}`;
  return (
    <Box sx={{ display: 'flex' }}>
      <CardActionArea
        {...cellProps(entry, spot)}
        title={refusal}
        aria-label={t(refusal ? 'entry.cellRefused' : 'entry.cell', { ...names, score })}
        sx={{
          flex: 1,
          minWidth: 0,
          borderRadius: '11px 0 0 11px',
          fontSize: '0.875rem',
          opacity: entry.isWaiting(spot) ? 0.7 : 1,
        }}
      >
        {children}
        {(draft !== undefined || refusal !== undefined) && (
          <Row gap={0.5} nowrap sx={{ px: 1.5, pb: 0.5, fontStyle: 'italic' }}>
            {refusal !== undefined && <Icon path={mdiAlertCircle} color="error" sx={{ fontSize: 16 }} />}
            {draft}
          </Row>
        )}
      </CardActionArea>
      <CardLink
        to={paths.match}
        params={{ matchId: match._id }}
        aria-label={`${t('matches:open')}: ${t('entry.versus', names)}`}
        sx={{
          width: 28,
          borderRadius: '0 11px 11px 0',
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        <Icon path={mdiChevronRight} fontSize="small" />
      </CardLink>
      {typing && (
        <Box sx={{ position: 'absolute', inset: 'auto 0 0 0', height: 40, minWidth: 160, zIndex: 2 }}>
          <EntryField key={keyOf(spot)} entry={entry} spot={spot} {...names} />
        </Box>
      )}
    </Box>
  );
}
