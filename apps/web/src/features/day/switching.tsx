import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** A choice between views of one thing. */
export const Switching = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <ToggleButtonGroup
    exclusive
    value={value}
    aria-label={label}
    onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
  >
    {options.map((option) => (
      <ToggleButton
        key={option.value}
        value={option.value}
        sx={{ px: 2, py: 0.5, minHeight: 44, textTransform: 'none', color: 'text.primary' }}
      >
        {option.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
