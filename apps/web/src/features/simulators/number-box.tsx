import { NumberField, type NumberFieldProps } from '#domain/numbers/number-field.tsx';

type Props = Omit<NumberFieldProps, 'onChange'> & { readonly onChange: (value: number) => void };

/** While what is typed is no number within its limits, the last one stays in force. */
export const NumberBox = ({ onChange, ...field }: Props) => (
  <NumberField {...field} onChange={(value) => value !== null && onChange(value)} />
);
