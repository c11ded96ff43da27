import { useForm } from 'react-hook-form';

export const nothing = (): string => '';
export const noop = (): void => undefined;

export const people = ['Núria Col·lell', 'Marc Ñíguez', 'Gemma Puig', 'Iker Barrufet'].map((name, at) => ({
  _id: String(at + 1),
  name,
  club: at % 2 === 0 ? 'CTT Vic' : 'CTT Girona',
  rating: 1260 - 70 * at,
}));
export type SamplePerson = (typeof people)[number];

const wrong = { type: 'server', message: 'Requerido' };

/** A form whose fields all have an error, or none. */
export const useSampleForm = (invalid: boolean) =>
  useForm({
    defaultValues: {
      text: 'Open de Vic',
      number: 16,
      decimal: 0.85,
      select: 'groups',
      tick: true,
      range: { min: 18, max: 99 },
      none: null,
      password: '',
      confirmation: '',
      phone: { name: 'Marta', code: '+34', phone: '600123456' },
      phones: [{ name: 'Marta', code: '+34', phone: '600123456' }],
    },
    ...(invalid && {
      errors: {
        text: wrong,
        number: wrong,
        decimal: wrong,
        select: wrong,
        tick: wrong,
        password: wrong,
        confirmation: wrong,
      },
    }),
  });
