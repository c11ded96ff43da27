import { getEdition, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';

type Named = { readonly name: string; readonly circuit: string };

/** An edition with its circuit: "Circuito de Osona · 2027". */
export const inWords = ({ circuit, name }: Named): string => `${circuit} · ${name}`;

/** The name of the edition an open is in, with its circuit's once that is known. */
export function useEditionName({ edition }: Pick<OpenPage, 'edition'>): string {
  const { data } = useQuery({
    ...apiQuery(getEdition, { params: { id: edition?._id ?? '' } }),
    enabled: edition !== null,
  });
  if (edition === null) return '';
  return data ? inWords({ name: data.name, circuit: data.circuit.name }) : edition.name;
}
