import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Entrant, OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { canEnter, isIn } from './entrant-choice.ts';
import { useEntrants } from './use-entrants.ts';

type Props = {
  readonly open: OpenPage;
  readonly quiet: boolean;
  /** Only the button: beside a list that shows who is in. */
  readonly bare: boolean;
  readonly isRegistrationOpen: boolean;
  readonly onOpen: () => void;
};

/** Which of the user's people are in an open, and the button that registers the others, or shows them all. */
export function FamilySummary({ open, quiet, bare, isRegistrationOpen, onOpen }: Props) {
  const { t } = useTranslation('opens');
  const people = useEntrants(open._id).data?.collection ?? [];
  const isWaiting = ({ inscription }: Entrant) => inscription?.state === 'waiting';
  const inside = people.filter((one) => isIn(one) && !isWaiting(one));
  const waiting = people.filter(isWaiting);
  const others = isRegistrationOpen && people.some(canEnter);
  if (!isRegistrationOpen && inside.length + waiting.length === 0)
    return <Alert severity="info">{t('inscription.closed')}</Alert>;
  const invites = (others || people.length === 0) && inside.length + waiting.length === 0;
  return (
    <Stack gap={1} sx={{ justifyItems: 'start' }}>
      {!bare && inside.length > 0 && (
        <Typography>{t('entrants.inside', { names: namesOf(inside) })}</Typography>
      )}
      {!bare && waiting.length > 0 && (
        <Typography>{t('entrants.waiting', { names: namesOf(waiting) })}</Typography>
      )}
      {!bare && open.functional_diversity && others && (
        <Typography sx={{ maxWidth: '44ch' }}>{t('entrants.functional')}</Typography>
      )}
      <Button
        variant={quiet ? 'text' : invites ? 'contained' : 'outlined'}
        size={quiet ? 'medium' : 'large'}
        onClick={onOpen}
      >
        {t(invites ? 'entrants.open' : 'entrants.manage')}
      </Button>
    </Stack>
  );
}

const longest = 4;

/** The first few by name, and how many more. */
const namesOf = (people: readonly Entrant[]): string => {
  const names = people.slice(0, longest).map(({ player }) => player.name);
  const more = people.length - names.length;
  return names.join(', ') + (more > 0 ? ` +${more}` : '');
};
