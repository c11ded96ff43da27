/** Divides a list into pages: each takes what fits by weight, and at least one. */
export function paginate<Item>(
  items: readonly Item[],
  { weigh, room }: { readonly weigh: (item: Item) => number; readonly room: number },
): readonly (readonly Item[])[] {
  const pages: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const weight = weigh(item);
    const page = pages.at(-1);
    if (page && weight <= left) page.push(item);
    else pages.push([item]);
    left = (page && weight <= left ? left : room) - weight;
  }
  return pages;
}

/** Pages of so many. */
export const pagesOfSome = <Item>(items: readonly Item[], most: number) =>
  paginate(items, { weigh: () => 1, room: most });
