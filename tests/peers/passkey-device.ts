import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What the test bends to see it refused. */
interface Bends {
  origin?: string;
  challenge?: string;
  /** Whether the person has shown finger, face or PIN. */
  isVerified?: boolean;
  counter?: number;
}

interface Question {
  challenge: string;
}

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** A device with one passkey (WebAuthn level 3, ES256, attestation 'none'), at one site. */
export function passkeyDevice(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, { challenge }: Question, bends: Bends) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: bends.challenge ?? challenge,
        origin: bends.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = ({ isVerified = true, counter = ++uses }: Bends, key = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = PRESENT | (isVerified ? VERIFIED : 0) | (key.length > 0 ? HAS_KEY : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(hostname)), head, key]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),

    /** navigator.credentials.create */
    create(question: Question, bends: Bends = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(bends, key)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', question, bends).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },

    /** navigator.credentials.get */
    get(question: Question, bends: Bends = {}) {
      const client = clientData('webauthn.get', question, bends);
      const data = authenticatorData(bends);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** EC2, ES256, P-256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** The part of CBOR (RFC 8949) that devices use: whole numbers, texts, bytes and maps, all short. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((item) => cbor(item))]);
  throw new Error(`no CBOR for ${typeof value}`);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
