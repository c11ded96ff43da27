/** When the minor version in the package's dependencies was released. */
const released = new Date('2026-05-14');

/** The months, from 0, on whose second Thursday PostgreSQL releases its minor versions (postgresql.org/developer/roadmap). */
const months = [1, 4, 7, 10];
const thursday = 4;

function secondThursday(year: number, month: number): Date {
  const first = new Date(Date.UTC(year, month)).getUTCDay();
  return new Date(Date.UTC(year, month, 8 + ((thursday - first + 7) % 7)));
}

/** How many scheduled releases of PostgreSQL, most with security fixes, there have been since the binaries that npm installs here. */
export function releasesSince(now: Date, from = released): number {
  const years = now.getUTCFullYear() - from.getUTCFullYear() + 1;
  const dates = Array.from({ length: years }, (_, index) => from.getUTCFullYear() + index).flatMap((year) =>
    months.map((month) => secondThursday(year, month)),
  );
  return dates.filter((date) => date > from && date <= now).length;
}
