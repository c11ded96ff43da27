import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Form } from '#ui/form/form.tsx';
import { EditionFields } from './edition-fields.tsx';
import { TriedPanel } from './tried-panel.tsx';
import type { EditionForm } from './use-formula.ts';

type Props = {
  readonly form: EditionForm;
  readonly submitLabel: string;
  readonly remedy?: ReactNode;
  readonly circuitId: string;
  readonly editionId?: string;
};

/** The form, and what it would do: beside it, where it stays in view, or on a narrow screen below, where its length moves no field. */
export const EditionLayout = ({ form, submitLabel, remedy, ...of }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' },
    }}
  >
    <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Form form={form} submitLabel={submitLabel} remedy={remedy}>
        <EditionFields form={form} />
      </Form>
    </Card>
    <Box sx={beside}>
      <TriedPanel form={form} {...of} />
    </Box>
  </Box>
);

/** In view while the form scrolls, and as high however much it shows. */
const beside = {
  minWidth: 0,
  position: { lg: 'sticky' },
  top: 88,
  height: { lg: 'calc(100vh - 112px)' },
  overflowY: { lg: 'auto' },
} as const;
