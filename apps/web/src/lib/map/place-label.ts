import type { Place } from '@topspin/contract';

/** A place as one line: its name, street and number, town and country, each once. */
export function placeLabel({ properties }: Place): string {
  const { name, street, housenumber, postcode, city, county, state, country } = properties;
  const parts = [
    name,
    [street, housenumber].filter(Boolean).join(' '),
    [postcode, city ?? county].filter(Boolean).join(' '),
    city === undefined && county === undefined ? state : undefined,
    country,
  ];
  return [...new Set(parts.filter(Boolean))].join(', ');
}
