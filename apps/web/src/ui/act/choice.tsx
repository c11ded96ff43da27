import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

type Props<Value extends string> = {
  readonly label: string;
  /** Null until one is chosen. */
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** Stacked, for longer labels. */
  readonly upright?: boolean;
};

/** A choice of one among a few, all visible: large buttons of which one is pressed. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  upright = false,
}: Props<Value>) {
  const labelId = useId();
  return (
    <Box>
      <FormLabel id={labelId} sx={{ display: 'block', mb: 1 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        orientation={upright ? 'vertical' : 'horizontal'}
        value={value}
        aria-labelledby={labelId}
        onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
        sx={upright ? undefined : options.length === 4 ? inFours : grid}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            sx={{
              minHeight: upright ? 48 : 56,
              px: 1.5,
              color: 'text.primary',
              textTransform: 'none',
              lineHeight: 1.25,
              overflowWrap: 'anywhere',
              ...(upright && { justifyContent: 'start', textAlign: 'start' }),
            }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** As many in a row as fit, each with corners of its own, since the row of a group may break. */
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: 1,
  '&& > button': { m: 0, borderRadius: 1, borderLeftColor: 'outline' },
} as const;

/** Four are two and two where they do not fit in a row, and never three and one. */
const inFours = {
  ...grid,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(5.5rem, min(34%, (24rem - 100%) * 999)), 1fr))',
} as const;
