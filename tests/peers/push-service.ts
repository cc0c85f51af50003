import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export type PushMood =
  /** 201 */
  | 'well'
  /** 410: the browser has unsubscribed. */
  | 'gone'
  /** 404: this address never was one. */
  | 'unknown'
  /** 429 */
  | 'busy'
  /** 500 */
  | 'broken'
  /** 403: signed with other keys. */
  | 'foreign'
  /** 302 to somewhere else. */
  | 'elsewhere'
  /** 200 with an answer of a megabyte. */
  | 'endless';

/** A browser that has subscribed: what it gives away, and what it received and could read. */
export interface PushBrowser {
  address: { endpoint: string; p256dh: string; auth: string };
  received: ReceivedPush[];
}

export interface ReceivedPush {
  message: { title: string; body: string; url: string; topic: string };
  ttl: number;
  topic: string;
  urgency: string;
  /** What the shop has signed. */
  claims: { aud: string; sub: string };
}

export interface PushPeer {
  /** '127.0.0.1:4711' */
  host: string;
  subscribe(): PushBrowser;
  requests(): number;
  setMood(mood: PushMood): void;
  close(): Promise<void>;
}

const STATUS = {
  well: 201,
  gone: 410,
  unknown: 404,
  busy: 429,
  broken: 500,
  foreign: 403,
  elsewhere: 302,
  endless: 200,
} as const;

/** A push service of our own: it takes messages only with a valid signature, and its browsers decrypt them. */
export async function startPushService(): Promise<PushPeer> {
  let mood: PushMood = 'well';
  let requests = 0;
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => void>();
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const receive = browsers.get(request.url ?? '');
    const status = receive ? STATUS[mood] : 404;
    if (receive && mood === 'well') receive(request, Buffer.concat(chunks));
    const headers = mood === 'elsewhere' ? { location: '/elsewhere' } : {};
    response.writeHead(status, headers).end(mood === 'endless' ? 'x'.repeat(1_000_000) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    host,
    subscribe() {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const received: ReceivedPush[] = [];
      browsers.set(path, (request, body) => {
        const { headers } = request;
        received.push({
          message: JSON.parse(decrypted(body, curve.getPrivateKey(), auth)) as ReceivedPush['message'],
          ttl: Number(headers.ttl),
          topic: String(headers.topic),
          urgency: String(headers.urgency),
          claims: signedClaims(headers.authorization ?? ''),
        });
      });
      return {
        address: {
          endpoint: `http://${host}${path}`,
          p256dh: curve.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        received,
      };
    },
    requests: () => requests,
    setMood: (next) => {
      mood = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** As RFC 8291 and 8188 say. */
function decrypted(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const text = body.subarray(21 + length);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const shared = hmac(auth, curve.computeSecret(sender));
  const secret = hmac(shared, 'WebPush: info\0', curve.getPublicKey(), sender, '\u0001');
  const pseudo = hmac(salt, secret);
  const key = hmac(pseudo, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
  const nonce = hmac(pseudo, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** As RFC 8292 says; throws unless the signature is right. */
function signedClaims(authorization: string): ReceivedPush['claims'] {
  const [, token = '', point = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const key = Buffer.from(point, 'base64url');
  const x = key.subarray(1, 33).toString('base64url');
  const y = key.subarray(33).toString('base64url');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'];
}
