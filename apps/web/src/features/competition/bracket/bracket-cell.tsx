import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { BracketCard, BracketPair } from '#domain/bracket/bracket-pair.tsx';
import { CardLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { EntryPairing } from '../entry/entry-pairing.tsx';
import type { EntryState } from '../entry/use-entry.ts';
import type { Match } from './bracket-match.ts';

type CellProps = {
  readonly match: Match;
  /** The player whose path is highlighted. */
  readonly lit: string | null;
  /** Highlights a player's path while the mouse is over the name. */
  readonly onHover: (player: string | null) => void;
  /** For organisers, who enter results in the bracket. */
  readonly entry: EntryState | undefined;
};

/** A match of a bracket. It links to the match; organisers enter its result in it. */
export function BracketCell({ entry, match, lit, onHover }: CellProps) {
  const { t } = useTranslation('matches');
  const content = <BracketPair match={match} lit={lit} onHover={onHover} />;
  return (
    <BracketCard match={match} lit={lit}>
      {entry?.canEnter({ matchId: match._id, side: 'a' }) ? (
        <EntryPairing entry={entry} match={match}>
          {content}
        </EntryPairing>
      ) : (
        <CardLink to={paths.match} params={{ matchId: match._id }}>
          <VisuallyHidden>{t('open')}: </VisuallyHidden>
          {content}
        </CardLink>
      )}
    </BracketCard>
  );
}
