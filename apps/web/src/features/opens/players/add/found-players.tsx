import { shownRating } from '@topspin/engine';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { AnswerOf, listPlayers } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

type Found = AnswerOf<typeof listPlayers>['collection'][number];
type Known = Found & { readonly _id: string; readonly name: string };

type Props = {
  readonly players: readonly Known[];
  readonly disabled: boolean;
  readonly busy: boolean;
  /** The action of each player's button. */
  readonly label: string;
  readonly onAdd: (player: Known) => void;
  readonly onMore: (() => void) | undefined;
};

/** Players who can be added, each with a button. */
export function FoundPlayers({ players, disabled, busy, label, onAdd, onMore }: Props) {
  const { t } = useTranslation(['opens', 'lists']);
  return (
    <List disablePadding sx={{ maxHeight: 400, overflowY: 'auto' }} aria-label={t('players.search')}>
      {players.map((player) => {
        const { _id, name, rating, club } = player;
        return (
          <ListItem key={_id} disableGutters sx={{ gap: 2, py: 0.5, justifyContent: 'space-between' }}>
            <TwoLines
              first={name}
              second={[rating === undefined ? null : String(shownRating(rating)), club?.name]}
            />
            <ActButton
              variant="outlined"
              busy={busy}
              disabled={disabled}
              aria-label={`${label}: ${name}`}
              onClick={() => onAdd(player)}
            >
              {label}
            </ActButton>
          </ListItem>
        );
      })}
      {onMore && <Button onClick={onMore}>{t('lists:loadMore')}</Button>}
    </List>
  );
}
