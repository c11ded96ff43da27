import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Notice } from '#ui/state/notice.tsx';
import type { SentRow } from './choices.ts';
import { ConsentBox } from './consent-box.tsx';
import { RowTexts } from './list-issues.tsx';
import { UnpairedPeople, type Unpaired } from './unpaired-people.tsx';

/** A list that was looked at and consented to. */
export type ConfirmedList = {
  readonly rows: SentRow[];
  /** Absent where nobody enters without answering. */
  readonly consent?: { readonly confirmed: true };
  readonly guardian_consent: boolean;
};

type Props = {
  readonly rows: SentRow[];
  /** How many rows wait for a choice. */
  readonly open: number;
  /** The new players who are too young to consent alone. */
  readonly childrenNames: readonly string[];
  readonly consent: string;
  readonly label: string;
  /** Whether nobody is entered without answering. */
  readonly onlyInvites: boolean;
  readonly busy: boolean;
  readonly refused: readonly { readonly row: number; readonly message: string }[];
  readonly unpaired: readonly Unpaired[];
  readonly onConfirm: (list: ConfirmedList) => void;
};

/** Below a list: the consents for all of it, and the button that sends it, which says what is missing. */
export function ListConfirm(props: Props) {
  const { rows, open, childrenNames, consent, label, onlyInvites, busy, refused, unpaired, onConfirm } =
    props;
  const { t } = useTranslation(['playerList', 'consents']);
  const { guardianAge } = useGuardianAge();
  const [consented, setConsented] = useState(false);
  const [guardians, setGuardians] = useState(false);
  const [tried, setTried] = useState(false);
  const consentBox = useRef<HTMLInputElement>(null);
  const guardiansBox = useRef<HTMLInputElement>(null);
  const confirm = () => {
    if (open > 0) return notify('warning', t('chooseMissing', { count: open }));
    setTried(true);
    if (!consented && !onlyInvites) return consentBox.current?.focus();
    if (childrenNames.length > 0 && !guardians) return guardiansBox.current?.focus();
    onConfirm({
      rows,
      guardian_consent: guardians,
      ...(!onlyInvites && { consent: { confirmed: true } }),
    });
  };
  return (
    <>
      {childrenNames.length > 0 && (
        <ConsentBox
          box={guardiansBox}
          label={t('guardians', {
            names: formatList(childrenNames),
            text: t('consents:guardian.paper', { age: guardianAge }),
          })}
          given={guardians}
          missing={tried}
          onGive={setGuardians}
        />
      )}
      {refused.length > 0 && (
        <Notice tone="error" title={t('refusedTitle', { count: refused.length })}>
          <RowTexts rows={refused.map(({ row, message: text }) => ({ row, text }))} />
        </Notice>
      )}
      <UnpairedPeople unpaired={unpaired} />
      <Box sx={inSight}>
        {!onlyInvites && (
          <ConsentBox
            box={consentBox}
            label={consent}
            given={consented}
            missing={tried}
            onGive={setConsented}
          />
        )}
        <ActButton
          variant="contained"
          busy={busy}
          disabled={rows.length === 0 && open === 0}
          onClick={confirm}
          sx={{ justifySelf: 'start' }}
        >
          {label}
        </ActButton>
      </Box>
    </>
  );
}

/** However long or short the list: what confirms it stays at the lower edge. */
const inSight = {
  mt: 'auto',
  position: 'sticky',
  // Below it, the rows would show through the padding of a dialog.
  bottom: -20,
  zIndex: 1,
  display: 'grid',
  gap: 1,
  pt: 1.5,
  pb: 2.5,
  mb: -2.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
