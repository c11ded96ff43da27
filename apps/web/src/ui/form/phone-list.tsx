import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icon.tsx';
import type { FieldValues } from 'react-hook-form';
import { Row } from '#ui/layout.ts';
import type { Bound } from './bound.ts';
import { PhoneFields } from './phone-fields.tsx';

type Props<Values extends FieldValues, Parsed> = Pick<Bound<Values, Parsed>, 'control'> & {
  readonly path: string;
  readonly codes: readonly string[];
  readonly rows: readonly { readonly id: string }[];
  readonly removeLabel: (row: number) => string;
  readonly onRemove: (row: number) => void;
};

/** Several phones, each with a button to remove it. */
export function PhoneList<Values extends FieldValues, Parsed>({
  control,
  path,
  codes,
  rows,
  removeLabel,
  onRemove,
}: Props<Values, Parsed>) {
  return rows.map(({ id }, row) => (
    <Row key={id} nowrap sx={{ alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PhoneFields control={control} path={`${path}.${row}`} codes={codes} />
      </Box>
      <IconButton aria-label={removeLabel(row)} onClick={() => onRemove(row)} sx={{ mt: 0.75 }}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </Row>
  ));
}
