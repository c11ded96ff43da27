import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Hint } from '#ui/page/hint.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { otherSide, outcomes, sides } from '@topspin/engine';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { useUnsaved } from '#ui/dialog/unsaved.ts';
import { DraftLine } from '#ui/draft/draft-line.tsx';
import type { Draft } from '#ui/draft/drafts.ts';
import { useDraft } from '#ui/draft/use-draft.ts';
import { useOnChange } from '#ui/form/use-on-change.ts';
import { useSideName } from '#domain/match/match-words.ts';
import { SetFields } from './set-fields.tsx';
import { readSheet } from './set-sheet.ts';
import {
  initialSheet,
  isComplete,
  mayNobodyWin,
  scoreOf,
  type Sheet,
  type SheetResult,
  toResult,
  withOutcome,
} from './sheet.ts';

type Props = {
  readonly match: MatchPage;
  /** The name under which it is stored until it is saved. */
  readonly draft: Draft;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onSubmit: (result: SheetResult) => void;
  /** Something else is filled in: whatever was said about the result no longer holds. */
  readonly onEdit?: () => void;
  /** What it starts with, if that is not the current result. */
  readonly start?: Sheet | undefined;
  /** The form's id if its button is elsewhere, as in a dialog; without an id the form has its own button. */
  readonly formId?: string;
  /** Whether the first set that is not filled in has the focus at once. */
  readonly takesFocus?: boolean;
  /** More fields, between the result and the button. */
  readonly children?: ReactNode;
};

/**
 * Enters a result from its match sheet: the sets as written on paper, or how the match ended early. It begins again with
 * the score of somebody else; while one is typing it stays, and says so.
 */
export function SheetForm({ draft, onEdit, ...props }: Props) {
  const { t } = useTranslation('matches');
  const score = scoreOf(props.match);
  const [over, setOver] = useState(score);
  const [isTyping, setTyping] = useState(false);
  const isOld = score !== over && !props.start;
  const begin = () => {
    setTyping(false);
    setOver(score);
  };
  if (isOld && !isTyping) begin();
  return (
    <>
      {isOld && !props.busy && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={<Button onClick={begin}>{t('sheet.seeScored')}</Button>}
        >
          {t('sheet.scoredNow')}
        </Alert>
      )}
      <SheetFields
        key={over}
        draft={{ ...draft, over }}
        onEdit={() => {
          setTyping(true);
          onEdit?.();
        }}
        {...props}
      />
    </>
  );
}

function SheetFields({
  match,
  draft,
  start,
  submitLabel,
  busy,
  onSubmit,
  onEdit,
  formId,
  takesFocus = false,
  children,
}: Props) {
  const { t } = useTranslation(['matches', 'match']);
  const name = useSideName();
  const [untouched] = useState<Sheet>(() => initialSheet(match));
  const stored = useDraft<Sheet>(start ? null : draft, start ?? untouched);
  const { value: sheet, change: setSheet } = stored;
  useOnChange(sheet, () => onEdit?.());
  useUnsaved(sheet !== untouched, stored.survives);
  const reading = readSheet(sheet.texts, match.best_of);
  const names = { a: name(match, 'a'), b: name(match, 'b') };
  return (
    <Box
      component="form"
      noValidate
      id={formId}
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(sheet, reading)) onSubmit(toResult(sheet, reading));
      }}
    >
      <DraftLine draft={stored} outdated={t('sheet.scoredMeanwhile')} />
      <SelectField
        label={t('sheet.outcome')}
        value={sheet.outcome}
        options={outcomes.map((value) => ({ value, label: t(`match:outcomes.${value}`) }))}
        onChange={(outcome) => setSheet(withOutcome(sheet, outcome))}
      />
      {sheet.outcome !== 'walkover' && (
        <>
          <Hint>{t('sheet.hint', names)}</Hint>
          <SetFields
            sheet={sheet}
            reading={reading}
            match={match}
            takesFocus={takesFocus}
            onTexts={(texts) => setSheet({ ...sheet, texts })}
          />
        </>
      )}
      {sheet.outcome === 'played' ? (
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {reading.winner
            ? t('sheet.decided', {
                name: names[reading.winner],
                won: reading.setsWon[reading.winner],
                lost: reading.setsWon[otherSide(reading.winner)],
              })
            : t('sheet.undecided')}
        </Typography>
      ) : (
        <SelectField
          label={t('sheet.winner')}
          value={sheet.winner}
          options={[
            ...match.may.award.map((side) => ({ value: side, label: names[side] })),
            ...(mayNobodyWin(sheet.outcome) && match.may.award.length === sides.length
              ? [{ value: 'nobody' as const, label: t(`sheet.nobody.${sheet.outcome}`) }]
              : []),
          ]}
          onChange={(winner) => setSheet({ ...sheet, winner })}
        />
      )}
      {children}
      {formId === undefined && (
        <ActButton
          type="submit"
          variant="contained"
          size="large"
          busy={busy}
          disabled={!isComplete(sheet, reading)}
        >
          {submitLabel}
        </ActButton>
      )}
    </Box>
  );
}
