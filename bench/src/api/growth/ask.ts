import { logIn, type Login } from '../../api-client.ts';
import type { Question } from './questions.ts';

/** A server and a logged-in session. */
export type Ask = (address: string) => Promise<void>;

export async function askAs(login: Login, server: string): Promise<Ask> {
  const { token } = await logIn(server, login);
  const headers = { authorization: `Bearer ${token}` };
  return async (address) => {
    const answer = await fetch(`${server}${address}`, { headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${body}`);
  };
}

const atLeast = 60;

export type Times = { readonly small: number[]; readonly large: number[] };

/**
 * Asks both servers in turn, so that other load on the machine affects both; the first round only warms up.
 */
export async function askBoth({ addresses }: Question, small: Ask, large: Ask): Promise<Times> {
  const times: Times = { small: [], large: [] };
  const rounds = Math.ceil(atLeast / addresses.length);
  for (let round = -1; round < rounds; round += 1) {
    for (const address of addresses.map((address) => another(address, round))) {
      const [ofSmall, ofLarge] = [await timeOf(() => small(address)), await timeOf(() => large(address))];
      if (round < 0) continue;
      times.small.push(ofSmall);
      times.large.push(ofLarge);
    }
  }
  return times;
}

/** The same list with a few rows more or less, so that no answer comes from the server's cache. */
function another(address: string, round: number): string {
  const size = 20 + (round % 60);
  return address.includes('itemsPerPage=') || /[0-9a-f]{12}$/u.test(address)
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}itemsPerPage=${size}`;
}

export async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
