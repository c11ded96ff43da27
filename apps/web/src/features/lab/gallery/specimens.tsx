import { actions } from './specimens/actions.tsx';
import { dialogs } from './specimens/dialogs.tsx';
import { fields } from './specimens/fields.tsx';
import { lists } from './specimens/lists.tsx';
import { pages } from './specimens/pages.tsx';
import { states } from './specimens/states.tsx';
import { tables } from './specimens/tables.tsx';
import { texts } from './specimens/texts.tsx';
import type { Specimen } from './specimen.ts';

/** Every part of the design system, in the order of their files. */
export const specimens: readonly Specimen[] = [
  ...actions,
  ...dialogs,
  ...fields,
  ...lists,
  ...pages,
  ...states,
  ...tables,
  ...texts,
].toSorted((one, other) => one.file.localeCompare(other.file));
