import Card from '@mui/material/Card';
import type { MatchPage } from '@topspin/contract';
import { shownRating, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { getUmpire } from '#lib/session/umpire.ts';
import { useSideName } from '#domain/match/match-words.ts';
import { TableHeader } from '#ui/page/table-header.tsx';
import { Contender } from '../shown/contender.tsx';

type Props = { readonly match: MatchPage; readonly setsWon: Readonly<Record<Side, number>> };

/** The table seen from above: who plays whom, and the sets won. */
export function MatchBanner({ match, setsWon }: Props) {
  return (
    <Card sx={{ borderColor: 'var(--mui-palette-table-main)' }}>
      <TableHeader
        left={<BannerSide match={match} side="a" setsWon={setsWon.a} />}
        right={<BannerSide match={match} side="b" setsWon={setsWon.b} />}
      />
    </Card>
  );
}

/** A pair has no rating. */
const detailOf = ({ pair, guest, rating }: NonNullable<MatchPage['a']>, guestWord: string) =>
  pair ? null : guest ? guestWord : shownRating(rating);

type SideProps = { readonly match: MatchPage; readonly side: Side; readonly setsWon: number };

/** A guest has neither page nor rating, and an umpire without an account could not open the page. */
function BannerSide({ match, side, setsWon }: SideProps) {
  const { t } = useTranslation('competition');
  const name = useSideName();
  const player = match[side];
  return (
    <Contender
      side={side}
      name={name(match, side)}
      player={player}
      isLink={!player?.guest && getUmpire() === null}
      detail={player && detailOf(player, t('guest'))}
      figure={match.annulled === null ? setsWon : null}
      lost={match.winner !== null && match.winner !== side}
    />
  );
}
