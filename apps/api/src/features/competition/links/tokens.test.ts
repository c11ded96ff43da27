import { expect, test } from 'vitest';
import { sealWith } from '#http/seal.ts';
import { sessionReader, sessionToken } from './tokens.ts';

const seal = sealWith(new Uint8Array(32).fill(7));
const ids = { openId: 'open', sessionId: 'phone' };
const good = sessionToken(seal, ids);

test.each<[string, string]>([
  ['of another open', good.replace('open', 'other')],
  ['of another session', good.replace('phone', 'laptop')],
  ['of another installation', sessionToken(sealWith(new Uint8Array(32)), ids)],
  ['with something after it', `${good}.x`],
])('a token %s says nothing, nor beside one that was read', (_, token) => {
  const read = sessionReader(seal);
  expect([read(good), read(token), read(token), read(good)]).toEqual([ids, null, null, ids]);
});

test('a token that was read is not verified again, however many forged ones come', () => {
  const key = new Uint8Array(32).fill(7);
  const read = sessionReader(sealWith(key), 2);
  read(good);
  for (let number = 0; number < 50; number += 1) read(good.replace('phone', `phone${number}`));
  key.fill(0);
  expect(read(good)).toEqual(ids);
});
