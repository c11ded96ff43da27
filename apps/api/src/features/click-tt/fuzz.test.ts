import { keepClickTt, readClickTt } from '@topspin/contract';
import { randomFrom, randomInteger, type Random } from '@topspin/engine';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Refusal } from '#http/fail.ts';
import { usualXml } from '#testing/click-tt-xml.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { clickTt } from '#testing/given-click-tt.ts';
import { givenOpen } from '#testing/given-open.ts';
import { read } from './file/read.ts';
import { write, type Written } from './file/write.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const whole = Buffer.from(usualXml());

const matches: Written['matches'] = [[['nr', '1']]];

const pieces = [
  '<',
  '>',
  '&',
  '"',
  '&x;',
  '<!DOCTYPE a [',
  ']]>',
  '\0',
  '\uFEFF',
  '<person>',
  '</players>',
  'id="P"',
];

/** A file with a few bytes changed, left out, doubled, or something put between. */
function mutated(random: Random): Buffer {
  let file = whole;
  for (let times = 1 + randomInteger(4, random); times > 0; times -= 1) {
    const at = randomInteger(file.length, random);
    const [before, after] = [file.subarray(0, at), file.subarray(at)];
    const kind = randomInteger(4, random);
    if (kind === 0)
      file = Buffer.concat([before, Buffer.from([randomInteger(256, random)]), after.subarray(1)]);
    if (kind === 1) file = Buffer.concat([before, after.subarray(randomInteger(40, random))]);
    if (kind === 2) file = Buffer.concat([before, after.subarray(0, randomInteger(300, random)), after]);
    if (kind === 3)
      file = Buffer.concat([before, Buffer.from(pieces[randomInteger(pieces.length, random)] ?? ''), after]);
  }
  return file;
}

test('2,000 damaged files are refused, or read and written and read again as the same', () => {
  const random = randomFrom('click-TT');
  let refused = 0;
  for (let number = 0; number < 2000; number += 1) {
    try {
      const { tournament, competitions } = read(mutated(random), 'es');
      const [competition] = competitions;
      if (!competition) continue;
      const { tournament: again, competitions: others } = read(
        write({ tournament, competition, matches }),
        'es',
      );
      expect([again, others[0]]).toEqual([tournament, competition]);
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(1000);
});

test('200 damaged files sent to the server break nothing, and write nothing where they are refused', async () => {
  const random = randomFrom('click-TT over HTTP');
  const open = await givenOpen(organiser);
  const kept = async (): Promise<unknown> =>
    (
      await sql`select (select json_agg(file) from click_tt_files file) as files,
        (select json_agg(entry order by number) from click_tt_entries entry) as entries`.execute(api.db)
    ).rows;
  for (let number = 0; number < 200; number += 1) {
    const given = { openId: open._id, file: mutated(random) };
    const before = await kept();
    const { status, code, message } =
      number % 2 === 0
        ? await clickTt(api, organiser, readClickTt, given)
        : await clickTt(api, organiser, keepClickTt, { ...given, competition: 1 });
    expect(status).toBeLessThan(500);
    if (status === 200) continue;
    expect(code).toMatch(/^clickTt\./u);
    expect(message).not.toMatch(/\{\{|undefined/u);
    expect(await kept()).toEqual(before);
  }
});
