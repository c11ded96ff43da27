/** Whether the server answers, whatever the browser reports: a laptop in a hall without internet does. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
