import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';
import { TickBox } from './tick-box.tsx';
import { useOnChange } from './use-on-change.ts';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & { readonly label: string };

/** A checkbox that consents to its text: unticked when the text changes, since nobody has read the new one. */
export function ConsentTick<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
}: Props<Values, Parsed>) {
  const { field } = useBound({ control, name });
  useOnChange(label, () => field.onChange(false));
  return <TickBox control={control} name={name} label={label} />;
}
