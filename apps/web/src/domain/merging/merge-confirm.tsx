import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import type { Merged } from './use-merge.ts';

type Props<Answer> = Merged<Answer> & {
  readonly words: {
    readonly title: string;
    readonly merge: string;
    readonly keep: string;
    readonly undoable: string;
  };
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly keptId: string;
  readonly onKeep: (id: string) => void;
  readonly onCancel: () => void;
  /** What is merged, side by side. */
  readonly compared?: ReactNode;
  /** What moves. */
  readonly children: (preview: Answer) => ReactNode;
};

/** Asks which of several stays, and shows everything that moves before it is done. */
export function MergeConfirm<Answer>(props: Props<Answer>) {
  const { merge, preview, words, choices, keptId, onKeep, onCancel, compared, children } = props;
  const label = useId();
  const problem = merge.error ?? preview.error;
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.merge}
      busy={merge.isPending}
      disabled={!preview.data}
      onConfirm={() => merge.mutate()}
      onCancel={onCancel}
    >
      <Stack gap={2.5}>
        {compared}
        <Box>
          <FormLabel id={label}>{words.keep}</FormLabel>
          <RadioGroup aria-labelledby={label} value={keptId} onChange={(_, id) => onKeep(id)}>
            {choices.map((choice) => (
              <FormControlLabel key={choice.id} value={choice.id} control={<Radio />} label={choice.label} />
            ))}
          </RadioGroup>
        </Box>
        {problem && <FormProblem problem={problem} />}
        {!problem && !preview.data && <RowSkeletons count={2} height={36} />}
        {!problem && preview.data && (
          <Stack gap={1.5}>
            {children(preview.data)}
            <Hint>{words.undoable}</Hint>
          </Stack>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
