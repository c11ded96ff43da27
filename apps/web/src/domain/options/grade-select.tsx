import type { Edition } from '@topspin/contract';
import { SelectField } from '#ui/form/select-field.tsx';

type Props = {
  /** The grades of the edition. */
  readonly grades: Edition['ranking_system']['grades'];
  readonly label: string;
  /** The option for an open without a grade. */
  readonly none: string;
  readonly value: number | null;
  readonly disabled?: boolean;
  readonly onChange: (grade: number | null) => void;
};

/** The grade of an open in an edition; renders nothing if the edition has none. */
export function GradeSelect({ grades, label, none, value, disabled = false, onChange }: Props) {
  if (grades.length === 0) return null;
  return (
    <SelectField<number | ''>
      size="small"
      label={label}
      disabled={disabled}
      value={grades.some(({ grade }) => grade === value) ? (value ?? '') : ''}
      options={[
        { value: '', label: none },
        ...grades.map(({ grade, name }) => ({ value: grade, label: name })),
      ]}
      onChange={(grade) => onChange(grade === '' ? null : grade)}
      sx={{ minWidth: 160 }}
    />
  );
}
