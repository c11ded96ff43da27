import Box from '@mui/material/Box';
import type { Newcomer } from '@topspin/contract';
import type { IneligibilityReason } from '@topspin/engine';
import { useRef, useState, type ComponentType } from 'react';
import { useGuardianAge } from '#lib/installation/use-guardian-age.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { useUnsaved } from '#ui/dialog/unsaved.ts';
import { DraftLine } from '#ui/draft/draft-line.tsx';
import type { Draft } from '#ui/draft/drafts.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { childrenIn, needsConsent, rowsOf, someoneNew, type Newcomers } from './choices.ts';
import { type ConfirmedList, ListConfirm } from './list-confirm.tsx';
import { ListIssues } from './list-issues.tsx';
import { ListPreview } from './list-preview.tsx';
import { ListRemarks } from './list-remarks.tsx';
import { ListSource, selectRow } from './list-source.tsx';
import { UnfitPeople, unfitIn } from './unfit-people.tsx';
import type { Unpaired } from './unpaired-people.tsx';
import { useList } from './use-list.ts';

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
  /** What becomes of an XML of click-TT: it says what it is, and gives the list its text. */
  readonly xml?: { readonly Source: ComponentType<XmlSource>; readonly openId: string };
  readonly busy: boolean;
  /** Those whom the server did not take, with the reason. */
  readonly refused: readonly { readonly row: number; readonly message: string }[];
  /** Those who enter together and are no pair. */
  readonly unpaired?: readonly Unpaired[];
  readonly onConfirm: (list: ConfirmedList) => void;
};

/** What an XML belongs to, the file that was chosen, and where its people go. */
type XmlSource = {
  readonly openId: string;
  readonly file: File | undefined;
  /** Whether the list has nothing yet. */
  readonly isEmpty: boolean;
  readonly onText: (text: string) => void;
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
    xml,
    busy,
    refused,
    unpaired = [],
    onConfirm,
  } = props;
  const { isChild } = useGuardianAge();
  const list = useList({ newcomers, inside, draft });
  const source = useRef<HTMLTextAreaElement>(null);
  const [xmlFile, setXmlFile] = useState<File>();
  const { listed, read, text } = list;
  useUnsaved(text.trim() !== '', list.stored.survives);
  const makes = newcomers === 'players' || newcomers === 'profiles';
  const staysOut =
    unfit && newcomers === 'players'
      ? unfitIn(listed, (person) => unfit(list.mayRate ? person : { ...person, initial_rating: null }))
      : [];
  const outside = new Set(staysOut.map(({ row }) => row));
  const rows = rowsOf(listed, makes && list.mayRate).filter(({ row }) => !outside.has(row));
  const children = makes ? childrenIn(listed, isChild) : [];
  const makesPlayers = makes && listed.some(({ choice }) => choice === someoneNew);
  const onlyInvites = rows.length > 0 && !needsConsent(listed, { invites });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1, minHeight: '100%' }}>
      <DraftLine draft={list.stored} />
      <Box sx={read.issues.length > 0 ? besides : undefined}>
        <ListSource
          text={list.text}
          onText={list.setText}
          field={source}
          onXml={xml ? setXmlFile : undefined}
        />
        <ListIssues issues={read.issues} onRow={(row) => selectRow(source.current, row)} />
      </Box>
      {xml && (
        <xml.Source openId={xml.openId} file={xmlFile} isEmpty={text.trim() === ''} onText={list.setText} />
      )}
      <ListRemarks list={list} newcomers={newcomers} />
      {list.recognised.isError && (
        <ErrorState error={list.recognised.error} onRetry={() => void list.recognised.refetch()} />
      )}
      {listed.length > 0 && list.recognised.isPending && <RowSkeletons count={4} height={44} />}
      {listed.length > 0 && list.recognised.isSuccess && (
        <>
          <UnfitPeople people={staysOut} />
          <ListPreview
            listed={listed}
            has={read.has}
            newcomers={newcomers}
            inside={inside}
            onChoose={list.choose}
          />
          <ListConfirm
            rows={rows}
            open={listed.filter(({ choice }) => choice === '').length}
            childrenNames={children.map(({ name }) => name)}
            consent={consent({ makesPlayers })}
            label={confirmLabel(rows.length, { onlyInvites })}
            onlyInvites={onlyInvites}
            busy={busy || !list.ready}
            refused={refused}
            unpaired={unpaired}
            onConfirm={onConfirm}
          />
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
