import { useNavigate, useSearch } from '@tanstack/react-router';

/** What a table shows, as its page's address says it: going back or reloading leads to the same rows. */
export type TableAddress = {
  /** The search. */
  readonly q?: string;
  /** The field to sort by; with a leading minus, from the end. */
  readonly sort?: string;
  readonly page?: number;
  /** The filters of the section. */
  readonly filters?: Readonly<Record<string, string>>;
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Reads the address of a page with a table; what makes no sense is left out. */
export function readTableAddress({ q, sort, page, filters }: Record<string, unknown>): TableAddress {
  const search = textOf(q);
  const chosen = filtersOf(filters);
  return {
    ...(search && { q: search.slice(0, 200) }),
    ...(typeof sort === 'string' && { sort }),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(chosen && { filters: chosen }),
  };
}

function filtersOf(filters: unknown): Record<string, string> | undefined {
  if (typeof filters !== 'object' || filters === null) return undefined;
  const chosen = Object.entries(filters).flatMap(([name, value]): [string, string][] => {
    const text = textOf(value);
    return text ? [[name, text]] : [];
  });
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

/** The address of the table on this page, and how to change it without a new entry in the browser's history. */
export function useTableAddress() {
  const address: TableAddress = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (next: Partial<TableAddress>): void =>
    void navigate({
      to: '.',
      search: (before) => readTableAddress({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  return { address, change };
}
