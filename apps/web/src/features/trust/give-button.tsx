import { useState } from 'react';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { TrustChange } from './changes.ts';
import { Preview } from './preview.tsx';
import { useTrustChange } from './use-trust-change.ts';

type Props = {
  /** The id of what is trusted. */
  readonly of: string;
  readonly change: TrustChange;
  /** How many matches would enter the ratings; if none, there is nothing to ask. */
  readonly matches: number;
  readonly label: string;
  /** The same for screen readers, with the name. */
  readonly named: string;
  readonly title: string;
  readonly done: { readonly given: string; readonly taken: string };
};

/** Gives trust with one tap; if matches are waiting, first shows whose rating would change. */
export function GiveButton({ of, change, matches, label, named, title, done }: Props) {
  const [asking, setAsking] = useState(false);
  const write = useTrustChange(change, done);
  const give = () => write.mutate({ given: true }, { onSettled: () => setAsking(false) });
  return (
    <>
      <ActButton
        variant="outlined"
        aria-label={named}
        busy={write.isPending}
        sx={{ flex: 'none' }}
        onClick={() => (matches > 0 ? setAsking(true) : give())}
      >
        {label}
      </ActButton>
      {asking && (
        <ConfirmDialog
          title={title}
          confirm={label}
          busy={write.isPending}
          onConfirm={give}
          onCancel={() => setAsking(false)}
        >
          <Preview of={of} change={change} given />
        </ConfirmDialog>
      )}
    </>
  );
}
