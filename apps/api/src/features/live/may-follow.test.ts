import { describe, expect, test } from 'vitest';
import { followAccess } from './may-follow.ts';

/** Answers that come when they are let go. */
function slowAnswers() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    answer: () => waiting.splice(0).forEach((go) => go()),
    asks: (_: unknown, openId: string) => {
      asked.push(openId);
      return new Promise<boolean>((resolve) => waiting.push(() => resolve(openId.startsWith('seen'))));
    },
  };
}

describe('who may follow an open', () => {
  test('is asked once for all who see the same', async () => {
    const { asked, answer, asks } = slowAnswers();
    const { may } = followAccess(asks);
    const answers = Promise.all([may(null, 'seen'), may(null, 'seen'), may(null, 'hidden')]);
    answer();
    expect(await answers).toEqual([true, true, false]);
    expect(asked).toEqual(['seen', 'hidden']);
  });

  test('is asked again of an open that changed while the answer was on its way', async () => {
    const { asked, answer, asks } = slowAnswers();
    const access = followAccess(asks);
    const first = access.may(null, 'seen');
    access.forget('seen');
    answer();
    await Promise.resolve();
    await expect.poll(() => asked).toEqual(['seen', 'seen']);
    answer();
    expect(await first).toBe(true);
  });

  test('is asked once even of more opens than are remembered', async () => {
    const { asked, answer, asks } = slowAnswers();
    const { may } = followAccess(asks);
    const answers = Promise.all(Array.from({ length: 5000 }, (_, index) => may(null, `hidden${index}`)));
    answer();
    expect((await answers).every((seen) => !seen)).toBe(true);
    expect(asked).toHaveLength(5000);
  });
});
