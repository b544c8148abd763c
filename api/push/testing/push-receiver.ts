import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PushMessage } from '#domain/push/push-message.ts';
import type { PushSubscriptionDetails } from '#domain/push/push-subscription.schema.ts';

/** A browser subscribed at `endpoint`: decrypts what is pushed there (RFC 8291). */
export class PushReceiver {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: Omit<PushSubscriptionDetails, 'showsAddress'>;

  constructor(endpoint: string) {
    this.subscription = {
      endpoint,
      keys: {
        p256dh: this.#keys.generateKeys('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** The message in an aes128gcm body (RFC 8188); throws if it was not for this browser. */
  decrypt(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const content = body.subarray(21 + keyLength);
    const secret = this.#keys.computeSecret(senderKey);
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#keys.getPublicKey(),
      senderKey,
    ]);
    const input = derive(secret, this.#auth, info, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
    const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
    // A 2 ends the last record; padding follows.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage;
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The claims and key of a push message's server, after checking its signature (RFC 8292). */
export function vapidClaims({ authorization = '' }: IncomingHttpHeaders) {
  const found = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization);
  const [, token = '', publicKey = ''] = found ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not of this key');
  const parsed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  return { ...parsed, publicKey };
}
