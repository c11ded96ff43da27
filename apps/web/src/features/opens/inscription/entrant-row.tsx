import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Entrant } from '@topspin/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { WillBeSent } from '#lib/outbox/will-be-sent.tsx';
import { useOnChange } from '#ui/form/use-on-change.ts';
import { Row, Stack } from '#ui/layout.ts';
import { canEnter, type consentsFor, hasLeft, isIn } from './entrant-choice.ts';

type Props = {
  readonly entrant: Entrant;
  readonly consents: ReturnType<typeof consentsFor>;
  /** Whether the consent is in view before the tick that gives it. */
  readonly showsConsent: boolean;
  readonly chosen: boolean;
  readonly declared: boolean;
  /** Whether a change to the registration waits on this device. */
  readonly waits: boolean;
  /** Why the server did not register them. */
  readonly refused: string | undefined;
  readonly busy: boolean;
  readonly open: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onDeclare: (declared: boolean) => void;
  readonly onLeave: () => void;
  readonly onReturn: () => void;
};

const nothing = '';

/** One person: to tick, already registered, withdrawn, or excluded with the reason; with their consent text, a change of which unticks them. */
export function EntrantRow(props: Props) {
  const { entrant, consents, showsConsent, chosen, declared, refused, busy, open } = props;
  const { t } = useTranslation('opens');
  const words = useId();
  const { player, relation } = entrant;
  const { inscription: consent, functional_diversity: declaration } = consents;
  useOnChange(consent, () => chosen && props.onChoose(false));
  useOnChange(declaration, () => declared && props.onDeclare(false));
  const name = relation === 'self' ? t('entrants.me', { name: player.name }) : player.name;
  const left = hasLeft(entrant);
  const agrees = open && (chosen || left) && canEnter(entrant);
  const asks = agrees || (open && showsConsent && canEnter(entrant));
  const reasons = refused ?? entrant.reasons.join(' ');
  if (props.waits)
    return (
      <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Hint>
          <WillBeSent />
        </Hint>
      </Box>
    );
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Row nowrap sx={{ minHeight: 44 }}>
        {isIn(entrant) || left ? (
          <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 650 }}>{name}</Typography>
        ) : (
          <FormControlLabel
            sx={{ flex: 1, minWidth: 0, mr: 0 }}
            disabled={!canEnter(entrant) || !open}
            label={<Typography sx={{ fontWeight: 650 }}>{name}</Typography>}
            control={
              <Checkbox
                checked={chosen}
                onChange={(_, value) => props.onChoose(value)}
                slotProps={{ input: { 'aria-describedby': words } }}
              />
            }
          />
        )}
        {(isIn(entrant) || left) && <Standing {...props} />}
      </Row>
      <Stack id={words} gap={0.5} sx={{ pl: { xs: 0, sm: left ? 0 : 4 } }}>
        {!isIn(entrant) && reasons !== nothing && (
          <Typography variant="body2" color="secondary">
            {reasons}
          </Typography>
        )}
        {asks && consent && <Hint>{consent}</Hint>}
      </Stack>
      {agrees && declaration && (
        <FormControlLabel
          sx={{ alignItems: 'flex-start', mt: 0.5, pl: { xs: 0, sm: left ? 0 : 4 } }}
          label={
            <Typography variant="body2" sx={{ pt: 1.25 }}>
              {declaration}
            </Typography>
          }
          control={<Checkbox checked={declared} onChange={(_, value) => props.onDeclare(value)} />}
        />
      )}
      {open && left && canEnter(entrant) && (
        <ActButton
          variant="outlined"
          sx={{ mt: 1 }}
          busy={busy}
          disabled={declaration !== null && !declared}
          aria-label={t('entrants.returnNamed', { name: player.name })}
          onClick={props.onReturn}
        >
          {t('entrants.return')}
        </ActButton>
      )}
    </Box>
  );
}

/** The registration of a player who is, or was, in the open, with a button to withdraw if possible. */
function Standing({ entrant: { inscription, player }, busy, onLeave }: Props) {
  const { t } = useTranslation('opens');
  if (inscription === null) return null;
  const { state, waiting_position: place, may_leave: leaves } = inscription;
  return (
    <>
      <Chip
        size="small"
        color={
          state === 'registered' || state === 'present'
            ? 'success'
            : state === 'waiting'
              ? 'warning'
              : 'default'
        }
        label={place === null ? t(`players.states.${state}`) : t('entrants.place', { place })}
      />
      {leaves && (
        <ActButton
          color="error"
          busy={busy}
          aria-label={t('entrants.leaveNamed', { name: player.name })}
          onClick={onLeave}
        >
          {t('entrants.leave')}
        </ActButton>
      )}
    </>
  );
}
