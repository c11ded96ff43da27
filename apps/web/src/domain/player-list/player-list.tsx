import Box from '@mui/material/Box';
import { mostListed, type Newcomer } from '@topspin/contract';
import type { IneligibilityReason } from '@topspin/engine';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { useUnsaved } from '#ui/dialog/unsaved.ts';
import { DraftLine } from '#ui/draft/draft-line.tsx';
import type { Draft } from '#ui/draft/drafts.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { childrenIn, needsConsent, rowsOf, someoneNew, type Newcomers, type SentRow } from './choices.ts';
import { ConsentBox } from './consent-box.tsx';
import { ListIssues, RowTexts } from './list-issues.tsx';
import { ListPreview } from './list-preview.tsx';
import { ListSource, selectRow } from './list-source.tsx';
import { UnfitPeople, unfitIn } from './unfit-people.tsx';
import { useList } from './use-list.ts';

/** A list that was looked at and consented to. */
export type ConfirmedList = {
  readonly rows: SentRow[];
  /** Absent where nobody enters without answering. */
  readonly consent?: { readonly confirmed: true };
  readonly guardian_consent: boolean;
};

type Props = {
  /** The name under which the list is kept until it is sent. */
  readonly draft: Draft;
  readonly newcomers: Newcomers;
  /** The players who are there already. */
  readonly inside: ReadonlySet<string>;
  /** What is consented to for the whole list; `makesPlayers` where somebody gets a profile. */
  readonly consent: (about: { readonly makesPlayers: boolean }) => string;
  /** Whether known players are invited, and answer themselves. */
  readonly invites?: boolean;
  /** The button; `onlyInvites` where nobody is entered. */
  readonly confirmLabel: (count: number, about: { readonly onlyInvites: boolean }) => string;
  /** Why somebody new cannot enter, as far as the list tells. */
  readonly unfit?: (person: Newcomer) => readonly IneligibilityReason[];
  readonly busy: boolean;
  /** Those whom the server did not take, with the reason. */
  readonly refused: readonly { readonly row: number; readonly message: string }[];
  readonly onConfirm: (list: ConfirmedList) => void;
};

/** Adds many people at once: a list, what it means, one consent for all of it, and one request. */
export function PlayerList(props: Props) {
  const {
    draft,
    newcomers,
    inside,
    consent,
    invites = false,
    confirmLabel,
    unfit,
    busy,
    refused,
    onConfirm,
  } = props;
  const { t } = useTranslation(['playerList', 'consents']);
  const { guardianAge, isChild } = useGuardianAge();
  const list = useList({ newcomers, inside, draft });
  const [consented, setConsented] = useState(false);
  const [guardians, setGuardians] = useState(false);
  const [tried, setTried] = useState(false);
  const source = useRef<HTMLTextAreaElement>(null);
  const consentBox = useRef<HTMLInputElement>(null);
  const guardiansBox = useRef<HTMLInputElement>(null);
  const { listed, read, text } = list;
  useUnsaved(text.trim() !== '', list.kept.survives);
  const makes = newcomers === 'players' || newcomers === 'profiles';
  const staysOut =
    unfit && newcomers === 'players'
      ? unfitIn(listed, (person) => unfit(list.mayRate ? person : { ...person, initial_rating: null }))
      : [];
  const outside = new Set(staysOut.map(({ row }) => row));
  const rows = rowsOf(listed, makes && list.mayRate).filter(({ row }) => !outside.has(row));
  const open = listed.filter(({ choice }) => choice === '').length;
  const children = makes ? childrenIn(listed, isChild) : [];
  const makesPlayers = makes && listed.some(({ choice }) => choice === someoneNew);
  const onlyInvites = rows.length > 0 && !needsConsent(listed, { invites });
  const confirm = () => {
    if (open > 0) return notify('warning', t('chooseMissing', { count: open }));
    setTried(true);
    if (!consented && !onlyInvites) return consentBox.current?.focus();
    if (children.length > 0 && !guardians) return guardiansBox.current?.focus();
    onConfirm({
      rows,
      guardian_consent: guardians,
      ...(!onlyInvites && { consent: { confirmed: true } }),
    });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1, minHeight: '100%' }}>
      <DraftLine draft={list.kept} />
      <Box sx={read.issues.length > 0 ? besides : undefined}>
        <ListSource text={list.text} onText={list.setText} field={source} />
        <ListIssues issues={read.issues} onRow={(row) => selectRow(source.current, row)} />
      </Box>
      {list.tooMany && <Notice tone="error" title={t('tooMany', { most: mostListed })} />}
      {read.unused.length > 0 && <Hint>{t('unused', { columns: formatList(read.unused) })}</Hint>}
      {makes && list.ready && !list.mayRate && read.has.has('initial_rating') && (
        <Hint>{t('ratingNotAllowed')}</Hint>
      )}
      {newcomers === 'guests' && listed.some(({ choice }) => choice === someoneNew) && (
        <Notice tone="info" title={t('guestsTitle')}>
          {t('guestsHint')}
        </Notice>
      )}
      {list.known.isError && (
        <ErrorState error={list.known.error} onRetry={() => void list.known.refetch()} />
      )}
      {listed.length > 0 && list.known.isPending && <RowSkeletons count={4} height={44} />}
      {listed.length > 0 && list.known.isSuccess && (
        <>
          <UnfitPeople people={staysOut} />
          <ListPreview
            listed={listed}
            has={read.has}
            newcomers={newcomers}
            inside={inside}
            onChoose={list.choose}
          />
          {children.length > 0 && (
            <ConsentBox
              box={guardiansBox}
              label={t('guardians', {
                names: formatList(children.map(({ name }) => name)),
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
          <Box sx={inSight}>
            {!onlyInvites && (
              <ConsentBox
                box={consentBox}
                label={consent({ makesPlayers })}
                given={consented}
                missing={tried}
                onGive={setConsented}
              />
            )}
            <ActButton
              variant="contained"
              busy={busy || !list.ready}
              disabled={rows.length === 0 && open === 0}
              onClick={confirm}
              sx={{ justifySelf: 'start' }}
            >
              {confirmLabel(rows.length, { onlyInvites })}
            </ActButton>
          </Box>
        </>
      )}
    </Box>
  );
}

/** What is wrong is beside the list where there is room, so that its rows are in sight below. */
const besides = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 2,
} as const;

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
