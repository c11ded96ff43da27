import List from '@mui/material/List';
import type { Entrant, Entrants } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { consentsFor, isIn, showsConsents } from './entrant-choice.ts';
import { EntrantRow } from './entrant-row.tsx';
import { useLeave } from './use-entrants.ts';

type Props = {
  readonly openId: string;
  readonly known: Entrants;
  readonly people: readonly Entrant[];
  readonly chosen: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
  /** Whether a change to somebody's registration waits on this device. */
  readonly waits: (entrant: Entrant) => boolean;
  readonly refused: readonly { readonly player_id: string; readonly message: string }[];
  readonly busy: boolean;
  readonly onTick: (id: string, tick: boolean) => void;
  readonly onDeclare: (id: string, given: boolean) => void;
  readonly onReturn: (entrant: Entrant) => void;
};

/** The people of the dialog, each with what can be done about their registration. */
export function EntrantList({ openId, known, people, chosen, declared, waits, refused, busy, ...on }: Props) {
  const { t } = useTranslation('opens');
  const leave = useLeave(openId);
  if (people.length === 0)
    return <StatePanel drawing="racket" title={t('entrants.nobody')} hint={t('entrants.nobodyHint')} />;
  return (
    <List disablePadding aria-label={t('entrants.title')}>
      {people.map((entrant) => {
        const { _id: id } = entrant.player;
        return (
          <EntrantRow
            key={id}
            entrant={entrant}
            consents={consentsFor(entrant, known)}
            showsConsent={showsConsents(people)}
            chosen={chosen.has(id)}
            declared={declared.has(id)}
            waits={waits(entrant)}
            refused={isIn(entrant) ? undefined : refused.find(({ player_id }) => player_id === id)?.message}
            busy={busy || leave.isPending}
            open={known.open}
            onChoose={(tick) => on.onTick(id, tick)}
            onDeclare={(given) => on.onDeclare(id, given)}
            onLeave={() => leave.mutate(leavingOf(entrant))}
            onReturn={() => on.onReturn(entrant)}
          />
        );
      })}
    </List>
  );
}

const leavingOf = ({ player, relation, inscription }: Entrant) => ({
  inscription: inscription?._id ?? '',
  person: player.name,
  ...(inscription && { state: inscription.state }),
  name: relation === 'self' ? null : player.name,
});
