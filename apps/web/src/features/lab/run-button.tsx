import { ActButton } from '#ui/act/act-button.tsx';

type Props = {
  readonly running: boolean;
  readonly disabled: boolean;
  readonly words: { readonly run: string; readonly stop: string };
  readonly onRun: () => void;
  readonly onStop: () => void;
};

/** Starts what takes a while, and stops it. */
export const RunButton = ({ running, disabled, words, onRun, onStop }: Props) =>
  running ? (
    <ActButton variant="outlined" onClick={onStop}>
      {words.stop}
    </ActButton>
  ) : (
    <ActButton variant="contained" disabled={disabled} onClick={onRun}>
      {words.run}
    </ActButton>
  );
