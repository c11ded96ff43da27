import { useTranslation } from 'react-i18next';
import { useState, type ReactNode } from 'react';
import { ActButton } from '#ui/act/act-button.tsx';
import { isProblem } from './problem.ts';
import { useWrite } from './use-write.ts';

type Versioned = { readonly version: number };

type Editing<Row> = {
  /** The row that filled the form. Its version is sent on saving, even if a newer row has been read since. */
  readonly base: Row;
  /** The button that loads the newer version, if saving was refused because somebody else saved first. */
  readonly remedy: (form: Form<Row>) => ReactNode;
};

type Form<Row> = {
  readonly problem: Error | null;
  /** Shows the new row, and keeps what was typed. */
  readonly show: (row: Row) => void;
};

/** Editing a row that others may edit at the same time; `read` reads it again. */
export function useEditing<Row extends Versioned>(row: Row, read: () => Promise<Row>): Editing<Row> {
  const [base, setBase] = useState(row);
  const load = async (show: Form<Row>['show']) => {
    const fresh = await read();
    setBase(fresh);
    show(fresh);
  };
  return {
    base,
    remedy: ({ problem, show }) =>
      isProblem(problem, 'request.staleVersion') && <Load onLoad={() => load(show)} />,
  };
}

function Load({ onLoad }: { readonly onLoad: () => Promise<void> }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useWrite({ write: onLoad });
  return (
    <ActButton variant="outlined" busy={isPending} onClick={() => mutate()}>
      {t('problem.staleLoad')}
    </ActButton>
  );
}
