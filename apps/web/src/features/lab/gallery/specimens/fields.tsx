import type { ReactNode } from 'react';
import { DecimalInput } from '#ui/form/decimal-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PhoneFields } from '#ui/form/phone-fields.tsx';
import { PhoneList } from '#ui/form/phone-list.tsx';
import { RangeInput } from '#ui/form/range-input.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { ConsentTick } from '#ui/form/consent-tick.tsx';
import { SuggestInput } from '#ui/form/suggest-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useReveal } from '#ui/form/use-reveal.tsx';
import { specimen, type Specimen } from '../specimen.ts';
import { noop, useSampleForm } from './samples.ts';

type Control = ReturnType<typeof useSampleForm>['control'];
type Draw = (control: Control) => ReactNode;

function InForm({ draw, invalid = false }: { readonly draw: Draw; readonly invalid?: boolean }) {
  return draw(useSampleForm(invalid).control);
}

/** A field as it is, and with an error. */
const field = (file: string, draw: Draw): Specimen =>
  specimen(file, { usual: () => <InForm draw={draw} />, invalid: () => <InForm draw={draw} invalid /> });

const formats = [
  { value: 'groups', label: 'Grupos' },
  { value: 'knockout', label: 'Eliminatoria' },
];
const codes = ['+34', '+351', '+44'];

const draft = {
  state: 'none',
  survives: true,
  discard: noop,
  undo: noop,
  keep: noop,
  saving: (save: () => Promise<void>) => save(),
  end: noop,
} as const;

type FormState = { readonly problem?: string; readonly isSubmitting?: boolean };

const SampleForm = ({ problem, isSubmitting = false }: FormState) => (
  <Form
    form={{
      submit: async () => undefined,
      problem: problem === undefined ? null : Object.assign(new Error(problem), { issues: [] }),
      draft,
      formState: { isSubmitting, isDirty: false },
    }}
    submitLabel="Guardar"
    onCancel={noop}
  >
    <OutlinedField label="Nombre" defaultValue="Open de Vic" />
  </Form>
);

/** A password outside a form of the library, as at the login. */
const Revealed = () => <OutlinedField {...useReveal()} label="Contraseña" defaultValue="pelota naranja" />;

/** Inputs, bound to a form. */
export const fields: readonly Specimen[] = [
  specimen('form/form.tsx', {
    usual: () => <SampleForm />,
    submitting: () => <SampleForm isSubmitting />,
    problem: () => <SampleForm problem="No se ha podido guardar" />,
  }),
  specimen('form/outlined-field.tsx', {
    empty: () => <OutlinedField label="Nombre" helperText="Como sale en los carteles" />,
    filled: () => <OutlinedField label="Nombre" defaultValue="Open de Vic" />,
    error: () => <OutlinedField label="Nombre" error helperText="Requerido" />,
    disabled: () => <OutlinedField label="Nombre" defaultValue="Open de Vic" disabled />,
    small: () => <OutlinedField label="Nombre" size="small" />,
  }),
  field('form/text-input.tsx', (control) => (
    <>
      <TextInput control={control} name="text" label="Texto" sx={{ mb: 2 }} />
      <NumberInput control={control} name="number" label="Número" />
    </>
  )),
  field('form/decimal-input.tsx', (control) => (
    <DecimalInput control={control} name="decimal" label="Decaimiento" />
  )),
  field('form/password-field.tsx', (control) => (
    <PasswordField control={control} name="password" label="Contraseña" />
  )),
  specimen('form/use-reveal.tsx', { hidden: () => <Revealed /> }),
  field('form/new-password-fields.tsx', (control) => (
    <NewPasswordFields control={control} label="Contraseña nueva" />
  )),
  field('form/select-input.tsx', (control) => (
    <SelectInput control={control} name="select" label="Formato" options={formats} />
  )),
  specimen('form/select-field.tsx', {
    usual: () => <SelectField label="Formato" value="groups" options={formats} onChange={noop} />,
    none: () => (
      <SelectField
        label="Formato"
        value=""
        options={[{ value: '', label: 'Cualquiera' }, ...formats]}
        onChange={noop}
      />
    ),
  }),
  field('form/suggest-input.tsx', (control) => (
    <SuggestInput control={control} name="text" label="Club" suggestions={['CTT Vic', 'CTT Girona']} />
  )),
  field('form/consent-tick.tsx', (control) => (
    <ConsentTick control={control} name="tick" label="Doy mi consentimiento" />
  )),
  field('form/tick-box.tsx', (control) => <TickBox control={control} name="tick" label="Acepto" />),
  specimen('form/range-input.tsx', {
    limited: () => <InForm draw={(control) => <RangeInput control={control} name="range" label="Edad" />} />,
    'no limit': () => (
      <InForm draw={(control) => <RangeInput control={control} name="none" label="Edad" />} />
    ),
  }),
  field('form/phone-fields.tsx', (control) => <PhoneFields control={control} path="phone" codes={codes} />),
  field('form/phone-list.tsx', (control) => (
    <PhoneList
      control={control}
      path="phones"
      codes={codes}
      rows={[{ id: 'one' }]}
      removeLabel={() => 'Quitar el teléfono'}
      onRemove={noop}
    />
  )),
];
