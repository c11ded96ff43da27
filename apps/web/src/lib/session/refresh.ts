import { readProblem, networkProblem, Problem } from '#lib/api/problem.ts';
import { baseHeaders } from '#lib/api/headers.ts';
import { exclusively } from './exclusively.ts';
import { endSession, getSession, keepSession } from './session.ts';
import { sessionEndedBecause } from './why-ended.ts';

/** How many refreshes in a row, without a successful call, end the session. */
export const refreshAttempts = 3;

let attempts = 0;
let underway: Promise<void> | null = null;

/** A call succeeded: resets the count of refreshes. */
export function refreshWorked(): void {
  attempts = 0;
}

/**
 * Exchanges the refresh token for new tokens. All calls that fail together share one exchange, in all tabs.
 * `staleToken` is the token that was rejected: if another tab has already replaced it, nothing is sent.
 */
export function refreshSession(staleToken: string | null): Promise<void> {
  underway ??= exclusively(() => exchange(staleToken)).finally(() => {
    underway = null;
  });
  return underway;
}

async function exchange(staleToken: string | null): Promise<void> {
  const { token, refreshToken } = getSession();
  if (token !== null && token !== staleToken) return;
  attempts += 1;
  if (refreshToken === null || attempts > refreshAttempts) return giveUp(badRefreshToken());
  const response = await send(refreshToken);
  if (!response.ok) {
    const problem = await readProblem(response);
    return problem.status === 401 ? giveUp(problem) : Promise.reject(problem);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!isSession(answer)) return giveUp(badRefreshToken());
  keepSession(answer);
}

const badRefreshToken = (): Problem =>
  new Problem('auth.badRefreshToken', 401, null, 'Invalid refresh token response');

function giveUp(reason: Problem): Promise<never> {
  attempts = 0;
  if (reason.body) sessionEndedBecause(reason);
  endSession();
  return Promise.reject(reason);
}

async function send(refreshToken: string): Promise<Response> {
  try {
    return await fetch('/api/auth/access/refresh', {
      method: 'POST',
      headers: { ...baseHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ refreshtoken: refreshToken }),
    });
  } catch {
    throw networkProblem();
  }
}

type Tokens = Parameters<typeof keepSession>[0];

function isSession(answer: unknown): answer is Tokens {
  if (typeof answer !== 'object' || answer === null) return false;
  const { token, refreshToken, user } = answer as Partial<Tokens>;
  return Boolean(token) && Boolean(refreshToken) && typeof user === 'object';
}
