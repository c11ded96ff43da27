type Placed = { readonly position: number };

const onPodium = 3;

/** The positions of a podium that anybody has, the best first, each with all who share it. */
export function standsOf<Row extends Placed>(
  rows: readonly Row[],
): readonly { readonly position: number; readonly rows: readonly Row[] }[] {
  const positions = [...new Set(rows.map(({ position }) => position))]
    .filter((position) => position <= onPodium)
    .toSorted((a, b) => a - b);
  return positions.map((position) => ({ position, rows: rows.filter((row) => row.position === position) }));
}
