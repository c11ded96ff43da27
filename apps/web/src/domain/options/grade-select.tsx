import type { Edition } from '@topspin/contract';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

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
    <TextField
      select
      size="small"
      label={label}
      disabled={disabled}
      value={grades.some(({ grade }) => grade === value) ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="">{none}</MenuItem>
      {grades.map(({ grade, name }) => (
        <MenuItem key={grade} value={grade}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
