import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Form } from '#ui/form/form.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { EditionFields } from './edition-fields.tsx';
import { Part, TriedPanel } from './tried-panel.tsx';
import type { EditionForm } from './use-formula.ts';

type Props = {
  readonly form: EditionForm;
  readonly submitLabel: string;
  readonly remedy?: ReactNode;
  readonly circuitId: string;
  readonly editionId?: string;
};

/** The form, and what it would do: beside it, where it stays in view, or on a narrow screen above the button. */
export function EditionLayout({ form, submitLabel, remedy, ...of }: Props) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: isWide ? 'minmax(0, 5fr) minmax(0, 4fr)' : 'minmax(0, 1fr)',
      }}
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
        <Form form={form} submitLabel={submitLabel} remedy={remedy}>
          <EditionFields form={form} />
          {!isWide && <TriedPanel form={form} {...of} frame={Part} />}
        </Form>
      </Card>
      {isWide && (
        <Box sx={{ minWidth: 0, position: 'sticky', top: 88 }}>
          <TriedPanel form={form} {...of} frame={Panel} />
        </Box>
      )}
    </Box>
  );
}
