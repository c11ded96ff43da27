import type { Route } from '@topspin/contract';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { call } from './client.ts';
import { queries } from './query.ts';

type Row = { readonly _id: string };
type Page = { readonly collection: readonly Row[] };
/** What is loaded of a list: its pages one after the other, or one of them in a table. */
type Loaded = InfiniteData<Page> | Page;

/** A list, and the call that reads one of its items: `GET {endpoint}/{id}`. */
export type ListOfItems = { readonly list: Route; readonly read: Route };

const inPages = (data: Loaded, apply: (rows: readonly Row[], page: number) => readonly Row[]): Loaded =>
  'pageParams' in data
    ? {
        ...data,
        pages: data.pages.map((page, at) => ({ ...page, collection: apply(page.collection, at) })),
      }
    : { ...data, collection: apply(data.collection, 0) };

const change = (list: Route, apply: (data: Loaded) => Loaded): void =>
  void queries.setQueriesData<Loaded>({ queryKey: [list.name] }, (data) => data && apply(data));

/** Shows a newer version of an item wherever its list is loaded; pages and scroll position stay. */
export const replaceRow = (list: Route, row: Row): void =>
  change(list, (data) =>
    inPages(data, (rows) => rows.map((known) => (known._id === row._id ? { ...known, ...row } : known))),
  );

/** Reads one item again, after it was edited, and shows it in its lists without reading those again. */
export async function refreshRow({ list, read }: ListOfItems, id: string): Promise<void> {
  replaceRow(list, { ...(await readItem(read, id)), _id: id });
}

/** Takes a deleted item out of its lists. The answer puts it back where it was, as it is on the server now. */
export function takeOutRow({ list, read }: ListOfItems, id: string): () => Promise<void> {
  const places: Place[] = [];
  for (const [key, data] of queries.getQueriesData<Loaded>({ queryKey: [list.name] })) {
    if (!data) continue;
    const next = inPages(data, (rows, page) => {
      const at = rows.findIndex((row) => row._id === id);
      if (at !== -1) places.push({ key, page, at });
      return rows.filter((row) => row._id !== id);
    });
    queries.setQueryData<Loaded>(key, next);
  }
  return async () => {
    const row = { ...(await readItem(read, id)), _id: id };
    for (const { key, page, at } of places)
      queries.setQueryData<Loaded>(
        key,
        (data) =>
          data && inPages(data, (rows, index) => (index === page ? rows.toSpliced(at, 0, row) : rows)),
      );
  };
}

/** Where an item was: the query, its page and the place on it. */
type Place = { readonly key: QueryKey; readonly page: number; readonly at: number };

async function readItem(read: Route, id: string): Promise<object> {
  const item: unknown = await call<Route>(read, { params: { id } });
  return typeof item === 'object' && item !== null ? item : {};
}
