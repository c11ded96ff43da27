import TextField from '@mui/material/TextField';
import type { Recognised } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { nobody, someoneNew, type ListedPerson, type Newcomers } from './choices.ts';

type Props = {
  readonly row: ListedPerson;
  readonly newcomers: Newcomers;
  readonly inside: ReadonlySet<string>;
  readonly onChoose: (listed: ListedPerson, choice: string) => void;
};

/** Selects the person of a row: a player of that name, somebody new, or nobody. A native select, which needs no pointer. */
export function WhoSelect({ row, newcomers, inside, onChoose }: Props) {
  const { t } = useTranslation(['playerList', 'common']);
  const { person, candidates, choice } = row;
  const detailsOf = ({ name, club, age_category, rating }: Recognised) =>
    [name, club, age_category && t(`common:ageCategories.${age_category}`), String(shownRating(rating))]
      .filter((text) => text !== null)
      .join(' · ');
  return (
    <TextField
      select
      size="small"
      fullWidth
      value={choice}
      color={choice === '' ? 'secondary' : 'primary'}
      focused={choice === '' ? true : undefined}
      onChange={(event) => onChoose(row, event.target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': t('choiceOf', { name: person.name }) },
      }}
    >
      {choice === '' && <option value="">{t('choose')}</option>}
      {candidates.map((player) => (
        <option
          key={player._id}
          value={player._id}
          disabled={(inside.has(player._id) && person.click_tt === undefined) || newcomers === 'profiles'}
        >
          {inside.has(player._id) || newcomers === 'profiles'
            ? t('isIn', { name: detailsOf(player) })
            : detailsOf(player)}
        </option>
      ))}
      {newcomers !== 'none' && (
        <option value={someoneNew}>{t(newcomers === 'guests' ? 'newGuest' : 'newPlayer')}</option>
      )}
      <option value={nobody}>
        {t(candidates.some(({ _id, fits }) => fits && inside.has(_id)) ? 'isInAlready' : 'leaveOut')}
      </option>
    </TextField>
  );
}
