import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscriptionInput } from '@topspin/contract';
import type { Message } from '#features/push/message.ts';

/** A browser's subscription at a push service, and what it reads of a message for it. */
export type GivenSubscription = {
  readonly body: PushSubscriptionInput;
  readonly read: (message: Buffer) => Message;
};

const usual = 'https://fcm.googleapis.com';

/** Subscribes at a push service, as a browser does. */
export function givenSubscription(service = usual): GivenSubscription {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    body: {
      endpoint: `${service}/fcm/send/${randomBytes(12).toString('base64url')}`,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts it as RFC 8291 and RFC 8188 say. */
    read(message) {
      const salt = message.subarray(0, 16);
      const length = message.readUInt8(20);
      const sender = message.subarray(21, 21 + length);
      const sealed = message.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
      const derived = (use: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${use}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      // The last record ends with a 2, and padding.
      const read: Message = JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
      return read;
    },
  };
}
