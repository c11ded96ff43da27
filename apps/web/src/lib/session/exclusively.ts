import { randomId } from '#lib/random-id.ts';

const leaseKey = 'topspin.refresh';
const leaseLasts = 8000;
const askAgainAfter = 60;

/** Runs a task in one tab of this browser at a time, even on plain HTTP, where Web Locks are missing. */
export async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  if (typeof navigator.locks === 'object') return navigator.locks.request(leaseKey, task);
  const owner = randomId();
  await takeLease(owner);
  try {
    return await task();
  } finally {
    if (readOwner() === owner) localStorage.removeItem(leaseKey);
  }
}

/** Writes its name, waits a moment, and holds the lease if its name is still there. */
async function takeLease(owner: string): Promise<void> {
  while (readOwner() !== owner) {
    if (readOwner() === null) localStorage.setItem(leaseKey, `${owner} ${Date.now() + leaseLasts}`);
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
  }
}

function readOwner(): string | null {
  const [owner, until] = (localStorage.getItem(leaseKey) ?? '').split(' ');
  return owner && Number(until) > Date.now() ? owner : null;
}
