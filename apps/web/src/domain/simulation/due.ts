/** The page is kept up to date this often, in milliseconds. */
const usually = 100;

/** The steps of a simulation whose news are due: one in each interval, and the last. */
export function* due<Step>(steps: Iterable<Step>, every = usually): Generator<Step, void> {
  let told = performance.now();
  let left: Step | undefined;
  for (const step of steps) {
    const now = performance.now();
    left = now - told < every ? step : undefined;
    if (left !== undefined) continue;
    told = now;
    yield step;
  }
  if (left !== undefined) yield left;
}
