import { useTranslation } from 'react-i18next';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
    remedy: ({ problem, show }) => <LoadNewer problem={problem} read={() => load(show)} />,
  };
}

/**
 * For a form that stays after saving: `show` gets each newer version of its row, whether saved here or read in the
 * background, and keeps what was typed.
 */
export function useNewerVersions<Row extends Versioned>(row: Row, show: (row: Row) => void): void {
  const shown = useRef(row.version);
  useEffect(() => {
    if (shown.current === row.version) return;
    shown.current = row.version;
    show(row);
  });
}

/** The button that loads the newer version, if that is what a problem asks for. */
export function LoadNewer({
  problem,
  read,
}: {
  readonly problem: Error | null;
  readonly read: () => Promise<unknown>;
}) {
  return isProblem(problem, 'request.staleVersion') && <Load onLoad={read} />;
}

function Load({ onLoad }: { readonly onLoad: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useWrite({ write: onLoad });
  return (
    <ActButton variant="outlined" busy={isPending} onClick={() => mutate()}>
      {t('problem.staleLoad')}
    </ActButton>
  );
}
