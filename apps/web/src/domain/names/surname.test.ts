import { expect, test } from 'vitest';
import { partsOfName, surnameFirst } from './surname.ts';

test.each([
  ['Ana Gil', 'Ana', 'Gil'],
  ['Ana García López', 'Ana', 'García López'],
  ['Ana María García', 'Ana María', 'García'],
  ['Ana María García López', 'Ana María', 'García López'],
  ['José Luis Núñez', 'José Luis', 'Núñez'],
  ['María del Carmen Ruiz', 'María del Carmen', 'Ruiz'],
  ['María de los Ángeles Ruiz Sol', 'María de los Ángeles', 'Ruiz Sol'],
  ['Ana de la Cruz', 'Ana', 'de la Cruz'],
  ['Joan Pi i Margall', 'Joan', 'Pi i Margall'],
  ['Joan Pi i Margall Roca', 'Joan', 'Pi i Margall Roca'],
  ['Josep Maria Pi i Margall', 'Josep Maria', 'Pi i Margall'],
  ['Ana Cruz y Gil', 'Ana', 'Cruz y Gil'],
  ['Ana Gil y Roca Sol', 'Ana', 'Gil y Roca Sol'],
  ['Luis GARCÍA PÉREZ', 'Luis', 'GARCÍA PÉREZ'],
  ['Ana María O’DONNELL', 'Ana María', 'O’DONNELL'],
  ['Vincent van Gogh', 'Vincent', 'van Gogh'],
  ['Ana José', 'Ana', 'José'],
  ['Pelé', '', 'Pelé'],
  ['', '', ''],
])('of %s the first name is "%s" and the surname "%s"', (name, first, surname) => {
  expect(partsOfName(name)).toEqual({ first, surname });
});

test.each([
  ['Ana de la Cruz', 'Cruz Ana'],
  ['Ana García López', 'García López Ana'],
  ['Pelé', 'Pelé'],
])('%s is sorted as %s', (name, sorted) => {
  expect(surnameFirst(name)).toBe(sorted);
});
