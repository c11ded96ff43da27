import type { Legacy } from '@topspin/contract';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { TitledList } from '#ui/list/titled-list.tsx';

type Thing = Legacy['things'][number];

type Props = {
  /** Whether it is the reader's own account or somebody else's. */
  readonly of: 'own' | 'other';
  readonly things: readonly Thing[];
  /** The players to erase too, and what changes the choice; without it there is none. */
  readonly players?: {
    readonly erased: ReadonlySet<string>;
    readonly onErase: (id: string, erase: boolean) => void;
  };
};

/** What is deleted with an account, what stays, and what happens to each thing the account looks after. */
export function EraseSummary({ of, things, players }: Props) {
  const { t } = useTranslation('account');
  const words = t(`erasing.${of}`, { returnObjects: true });
  return (
    <Stack>
      <TitledList title={t('erasing.goesTitle')}>
        <li>{words.goes}</li>
        <li>{words.leaves}</li>
      </TitledList>
      <TitledList title={t('erasing.staysTitle')}>
        <li>{words.stays}</li>
      </TitledList>
      {things.length > 0 && (
        <TitledList title={words.looksAfter}>
          {things.map((thing) => (
            <li key={`${thing.kind} ${thing._id}`}>
              <TwoLines
                first={thing.name}
                second={[`${t(`erasing.kinds.${thing.kind}`)}: ${fateOf(thing)}`]}
              />
              {players && thing.may_erase && (
                <FormControlLabel
                  label={t('erasing.eraseChild', { name: thing.name })}
                  control={
                    <Checkbox
                      checked={players.erased.has(thing._id)}
                      onChange={(_, erase) => players.onErase(thing._id, erase)}
                    />
                  }
                />
              )}
            </li>
          ))}
        </TitledList>
      )}
      {things.some(isHandedOver) && <Typography>{t('erasing.handedOver')}</Typography>}
      <Typography sx={{ fontWeight: 600 }}>{words.final}</Typography>
    </Stack>
  );

  function isHandedOver({ kind, fate, _id }: Thing): boolean {
    return kind === 'player' && fate === 'passes' && players?.erased.has(_id) !== true;
  }

  function fateOf({ fate, heir, _id }: Thing): string {
    if (players?.erased.has(_id)) return t('erasing.fates.erased');
    if (fate === 'stays' && heir === null) return t('erasing.fates.staysAlone');
    return t(`erasing.fates.${fate}`, { heir: heir ?? '' });
  }
}
