import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TravelledPerson } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Fold } from '#ui/list/fold.tsx';

type Chosen = ReadonlyMap<string, string | null>;
type Props = {
  readonly people: readonly TravelledPerson[];
  /** Whether anybody here may be named, or only those the importer acts for. */
  readonly isAnybody: boolean;
  readonly chosen: Chosen;
  readonly onChoose: (person: string, player: string | null) => void;
};

/** Says who the people of a file are here. Those whom nobody here may be are guests, and come last. */
export function PeopleOfFile({ people, isAnybody, chosen, onChoose }: Props) {
  const { t } = useTranslation('travel');
  const inOrder = people.toSorted(undecidedFirst);
  const known = inOrder.filter(({ candidates }) => candidates.length > 0);
  const strangers = inOrder.filter(({ candidates }) => candidates.length === 0);
  const taken = new Set([...chosen.values()].filter((player) => player !== null));
  return (
    <Panel title={t('who.title')}>
      <Hint sx={{ mb: 2 }}>
        {t(!isAnybody ? 'who.untrusted' : known.length > 0 ? 'who.hint' : 'who.nobody')}
      </Hint>
      <Box component="ul" aria-label={t('who.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {known.map((one) => (
          <PersonRow
            key={one.person.id}
            one={one}
            player={chosen.get(one.person.id) ?? null}
            taken={taken}
            onChoose={onChoose}
          />
        ))}
      </Box>
      {strangers.length > 0 && (
        <Fold label={t('who.guests', { count: strangers.length })}>
          <Typography color="textSecondary">
            {strangers.map(({ person }) => person.name).join(' · ')}
          </Typography>
        </Fold>
      )}
    </Panel>
  );
}

const isOpen = ({ proposed, decided }: TravelledPerson): boolean => proposed === null && !decided;

/** Those of whom nothing is proposed come first, whatever is chosen since. */
const undecidedFirst = (one: TravelledPerson, other: TravelledPerson): number =>
  Number(isOpen(other)) - Number(isOpen(one)) || one.person.name.localeCompare(other.person.name);

type RowProps = Pick<Props, 'onChoose'> & {
  readonly one: TravelledPerson;
  readonly player: string | null;
  readonly taken: ReadonlySet<string>;
};

function PersonRow({ one: { person, candidates }, player, taken, onChoose }: RowProps) {
  const { t } = useTranslation(['travel', 'common']);
  const detailsOf = ({ club, age_category }: TravelledPerson['person']) =>
    [club, age_category && t(`common:ageCategories.${age_category}`)].filter((text) => text !== null);
  const [likeliest] = candidates;
  const why = candidates.find((each) => each.player._id === player)?.why;
  const remark = why
    ? t(`who.why.${why}`)
    : likeliest && t('who.maybe', { name: likeliest.player.name, why: t(`who.why.${likeliest.why}`) });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1.4fr' },
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {detailsOf(person).join(' · ')}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        fullWidth
        helperText={remark}
        value={player ?? ''}
        onChange={({ target }) => onChoose(person.id, target.value || null)}
        slotProps={{
          formHelperText: {
            sx: { mx: 0, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
          },
          select: { native: true },
          htmlInput: { 'aria-label': t('who.of', { name: person.name }) },
        }}
      >
        <option value="">{t('who.guest')}</option>
        {candidates.map(({ player: { _id, ...shown }, why }) => (
          <option key={_id} value={_id} disabled={_id !== player && taken.has(_id)}>
            {[shown.name, ...detailsOf({ id: _id, ...shown }), t(`who.why.${why}`)].join(' · ')}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
