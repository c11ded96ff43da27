import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Props<Name extends string> = {
  /** The name of the filter, for screen readers. */
  readonly label: string;
  readonly value: Name;
  readonly options: readonly { readonly value: Name; readonly label: string }[];
  readonly onChange: (value: Name) => void;
};

/** Filters a list: small buttons in one row, of which one is pressed; on a phone they fill the width. */
export function FilterChoice<Name extends string>({ label, value, options, onChange }: Props<Name>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
      onChange={(_, chosen: Name | null) => chosen !== null && onChange(chosen)}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{
            flex: { xs: '1 1 auto', sm: '0 0 auto' },
            minWidth: 'min-content',
            px: { xs: 0.75, sm: 1.5 },
          }}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
